import type { RegistrationState } from '@/lib/store/tables'
import { queueMail } from './queue-mail'
import { type Db, lockRound, type Round, type RoundFacts, seated, toldOf } from './rounds'
import { settleSeats } from './seats'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** A change is announced once it has stood this long, so that a slip can be taken back. */
const standsMs = 30 * minuteMs

/** When a reminder may be queued, counted back from the start; a later one is left out. */
const reminders = { day: [24 * hourMs, 12 * hourMs], hour: [hourMs, 0] } as const

/**
 * Every minute: tells registrants of a moved or cancelled event, gives back and offers seats, and queues
 * reminders and recordings. Any number of processes may call it at once.
 */
export async function tellRegistered(db: Db, events: RoundFacts[], at: Date): Promise<void> {
  const rounds = await db.selectFrom('event_rounds').select('event').distinct().execute()
  const known = new Set(rounds.map(({ event }) => event))
  for (const facts of events) {
    if (!known.has(facts.event)) continue
    await db.transaction().execute(async (trx) => {
      const round = await lockRound(trx, facts, at)
      if (!round) return
      const told = await tellChange(trx, round, facts, at)
      await settleSeats(trx, told, at)
      await remind(trx, told, at)
    })
    if (facts.recording) await db.transaction().execute((trx) => sendRecording(trx, facts, at))
  }
}

async function tellChange(trx: Db, round: Round, facts: RoundFacts, at: Date): Promise<Round> {
  const next = toldOf(facts)
  const isMoved = (['starts_at', 'location', 'link', 'is_cancelled'] as const).some(
    (column) => next[column] !== round[column],
  )
  const change = isMoved ? JSON.stringify(next) : ''
  const row = trx.updateTable('event_rounds').where('id', '=', round.id)
  const people = await peopleOf(trx, round, [...seated, 'waiting'])
  if (change !== round.change && people.length > 0) {
    await row.set({ change, changed_at: at.toISOString() }).execute()
    return round
  }
  if (!isMoved) return round
  if (people.length > 0 && Date.parse(round.changed_at) > at.getTime() - standsMs) return round
  const told = { ...next, change: '', changed_at: '', sequence: round.sequence + 1 }
  await row.set(told).execute()
  const rest = trx.updateTable('registrations').where('round_id', '=', round.id)
  await rest.set({ until: next.starts_at }).where('until', '>', next.starts_at).execute()
  if (next.starts_at > round.starts_at) await rest.set({ reminded: '' }).execute()
  const how = next.is_cancelled ? 'cancelled' : round.is_cancelled ? 'restored' : 'moved'
  const details = { how, sequence: told.sequence } as const
  for (const person of people) await queueMail(trx, 'event_change', person, details, { at })
  return { ...round, ...told }
}

async function remind(trx: Db, round: Round, at: Date): Promise<void> {
  if (round.is_cancelled) return
  const left = Date.parse(round.starts_at) - at.getTime()
  for (const which of ['day', 'hour'] as const) {
    const [from, until] = reminders[which]
    if (left > from || left <= until) continue
    const people = await trx
      .updateTable('registrations')
      .set({ reminded: which })
      .where('round_id', '=', round.id)
      .where('state', '=', 'confirmed')
      .where('reminded', 'in', which === 'day' ? [''] : ['', 'day'])
      .returning(['id', 'email_key'])
      .execute()
    for (const person of people) await queueMail(trx, 'event_reminder', person, { which }, { at })
  }
}

// Of an event that repeats, each round has a recording of its own.
async function sendRecording(trx: Db, { event, recording }: RoundFacts, at: Date): Promise<void> {
  const rounds = trx.selectFrom('event_rounds').selectAll().where('event', '=', event)
  const over = await rounds.where('ends_at', '<', at.toISOString()).orderBy('ends_at', 'desc').execute()
  const [last] = over
  if (!last || last.is_cancelled || over.some((round) => round.recording === recording)) return
  const row = trx.updateTable('event_rounds').set({ recording }).where('id', '=', last.id)
  const { numUpdatedRows } = await row.where('recording', '=', last.recording).executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) return
  for (const person of await peopleOf(trx, last, ['confirmed']))
    await queueMail(trx, 'event_recording', person, {}, { at })
}

async function peopleOf(trx: Db, { id }: Round, states: RegistrationState[]) {
  const people = trx.selectFrom('registrations').select(['id', 'email_key']).where('round_id', '=', id)
  return await people.where('state', 'in', states).orderBy('id').execute()
}
