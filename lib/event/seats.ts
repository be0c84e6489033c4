import { sql } from 'kysely'
import type { Db, RegistrationState } from '@/lib/store/tables'
import { keyOf } from '@/upstream/accounts'
import { mailboxOf } from '@/upstream/mail-rules'
import { announceChange } from './announce-change'
import { queueMail } from './queue-mail'
import { openRound, type Round, type RoundFacts, seated } from './rounds'

const hourMs = 60 * 60_000
const confirmMs = 24 * hourMs
const offerMs = 48 * hourMs
/** Milliseconds before the start. From then on, a free seat is open to all, not only to the waiting list. */
export const lastMs = 2 * hourMs

type Person = { name: string; email: string; reference: string }

/**
 * Reserves a seat for 24 hours, or puts the person on the waiting list. A mailbox has one seat, and repeats send at
 * most one mail an hour. Call it in the transaction of the message: it locks the round. `delay`: milliseconds until
 * the mail, or null for none.
 */
export async function register(
  trx: Db,
  facts: RoundFacts,
  { name, email, reference }: Person,
  { at, delay }: { at: Date; delay: () => Promise<number | null> },
): Promise<void> {
  const opened = await openRound(trx, facts, at)
  const isRestored = opened.is_cancelled === 1 && !facts.isCancelled
  const round = isRestored ? await announceChange(trx, opened, facts, at) : opened
  await settleSeats(trx, round, at)
  const email_key = keyOf(email)
  const mailbox = mailboxOf(email_key)
  const all = trx.selectFrom('registrations').selectAll().where('round_id', '=', round.id)
  const own = await all.where('mailbox', '=', mailbox).executeTakeFirst()
  const holds = own !== undefined && seated.includes(own.state)
  const state = holds ? own.state : (await freeSeats(trx, round)) > 0 ? 'reserved' : 'waiting'
  const isSame = state === own?.state
  if (isSame && Date.parse(own.mailed_at) > at.getTime() - hourMs) return
  const wait = await delay()
  const due = new Date(at.getTime() + (wait ?? 0))
  const until = state === 'reserved' ? earlier(due, confirmMs, round) : ''
  const mailed_at = at.toISOString()
  const person = { name, email, email_key, reference, state, until, created_at: mailed_at }
  const row = { round_id: round.id, mailbox, ...person, mailed_at, reminded: '' as const }
  const { id, email_key: to } = await trx
    .insertInto('registrations')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['round_id', 'mailbox']).doUpdateSet(isSame ? { mailed_at } : row),
    )
    .returning(['id', 'email_key'])
    .executeTakeFirstOrThrow()
  if (wait === null) return
  await queueMail(trx, 'event_registration', { id, email_key: to }, { state }, { at, delay: wait })
}

/** Confirms or cancels a registration, by the button on a mailed link's page. False if nothing changes. */
export async function answerByLink(
  db: Db,
  id: number,
  answer: 'confirm' | 'cancel',
  at: Date,
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const round = await lockRoundOf(trx, id)
    if (!round || round.ends_at < at.toISOString()) return false
    await settleSeats(trx, round, at)
    if (answer === 'confirm' && round.is_cancelled) return false
    const from: RegistrationState[] = answer === 'confirm' ? ['reserved', 'offered'] : [...seated, 'waiting']
    const left = new Date(round.starts_at).getTime() - at.getTime()
    const reminded = left < hourMs ? 'hour' : left < confirmMs ? 'day' : ''
    const change =
      answer === 'confirm'
        ? ({ state: 'confirmed', until: '', reminded } as const)
        : ({ state: 'cancelled', until: '' } as const)
    const { numUpdatedRows } = await trx
      .updateTable('registrations')
      .set(change)
      .where('id', '=', id)
      .where('state', 'in', from)
      .executeTakeFirstOrThrow()
    if (answer === 'cancel') await settleSeats(trx, round, at)
    return numUpdatedRows === 1n
  })
}

async function lockRoundOf(trx: Db, id: number): Promise<Round | undefined> {
  const own = trx.selectFrom('registrations').select('round_id').where('id', '=', id)
  // An update locks the row in Postgres and in SQLite.
  const row = trx.updateTable('event_rounds').set({ sequence: sql`sequence` })
  return await row.where('id', 'in', own).returningAll().executeTakeFirst()
}

/** Frees seats past their `until`, and offers free seats to the waiting list. The round must be locked. */
export async function settleSeats(trx: Db, round: Round, at: Date): Promise<void> {
  await trx
    .updateTable('registrations')
    .set({ state: 'lapsed' })
    .where('round_id', '=', round.id)
    .where('state', 'in', ['reserved', 'offered'])
    .where('until', '<=', at.toISOString())
    .execute()
  const left = new Date(round.starts_at).getTime() - at.getTime()
  if (round.is_cancelled || left <= lastMs) return
  const free = await freeSeats(trx, round)
  if (free <= 0) return
  const next = await trx
    .selectFrom('registrations')
    .select(['id', 'email_key'])
    .where('round_id', '=', round.id)
    .where('state', '=', 'waiting')
    .orderBy('created_at')
    .orderBy('id')
    .limit(Math.min(free, 1000))
    .execute()
  const until = earlier(at, Math.min(offerMs, left / 2), round)
  for (const person of next) {
    const offer = { state: 'offered' as const, until, mailed_at: at.toISOString() }
    await trx.updateTable('registrations').set(offer).where('id', '=', person.id).execute()
    await queueMail(trx, 'event_registration', person, { state: 'offered' }, { at })
  }
}

// Infinite without a limit; negative after the provider has lowered the limit.
async function freeSeats(trx: Db, { id, seats }: Round): Promise<number> {
  if (seats === null) return Number.POSITIVE_INFINITY
  const { taken } = await trx
    .selectFrom('registrations')
    .select(sql<number>`count(*)`.as('taken'))
    .where('round_id', '=', id)
    .where('state', 'in', seated)
    .executeTakeFirstOrThrow()
  return seats - Number(taken)
}

const earlier = (at: Date, ms: number, { starts_at }: Round) =>
  [new Date(at.getTime() + ms).toISOString(), starts_at].sort()[0] ?? starts_at
