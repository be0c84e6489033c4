import { log } from '@/lib/log'
import type { Db } from '@/lib/store/tables'
import { announceChange, peopleOf } from './announce-change'
import { queueMail } from './queue-mail'
import { lockRound, type Round, type RoundFacts, seated, toldOf } from './rounds'
import { settleSeats } from './seats'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** A change is announced once it is this old, so that the provider can undo a mistake. */
const standsMs = 30 * minuteMs

/** With less than this left to the start, a change is announced at once. */
const soonMs = hourMs

/** The first and the last time to queue each reminder, counted back from the start. A later one is left out. */
const reminders = { day: [24 * hourMs, 12 * hourMs], hour: [hourMs, 30 * minuteMs] } as const

/**
 * Runs every minute: announces moved and cancelled events, frees and offers seats, and queues reminders and
 * recordings. Any number of processes may call it at the same time.
 */
export async function tellRegistered(db: Db, events: RoundFacts[], at: Date): Promise<void> {
  const rounds = await db.selectFrom('event_rounds').select('event').distinct().execute()
  const known = new Set(rounds.map(({ event }) => event))
  for (const facts of events) {
    if (!known.has(facts.event)) continue
    // An error at one event must not stop the mails of the others.
    try {
      await tellOf(db, facts, at)
    } catch (error) {
      log('error', 'registrants_not_told', { event: facts.event, reason: (error as Error).message })
    }
  }
}

async function tellOf(db: Db, facts: RoundFacts, at: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const locked = await lockRound(trx, facts, at)
    if (!locked) return
    const round = await tellChange(trx, locked, facts, at)
    // Sends no offer or reminder for a round that is about to change.
    if (!round) return
    await settleSeats(trx, round, at)
    await remind(trx, round, at)
  })
  if (facts.recording) await db.transaction().execute((trx) => sendRecording(trx, facts, at))
}

/** Announces a change that is due. Returns the round as announced; null while a change waits for its time. */
async function tellChange(trx: Db, round: Round, facts: RoundFacts, at: Date): Promise<Round | null> {
  const next = toldOf(facts)
  const hasBegun = round.starts_at <= at.toISOString()
  // Once a round has begun, another start is the next round's. An end in the past is a mistake. Neither is announced.
  if (hasBegun ? next.starts_at !== round.starts_at : next.ends_at < at.toISOString()) return round
  const isChanged = (['starts_at', 'location', 'link', 'is_cancelled'] as const).some(
    (column) => next[column] !== round[column],
  )
  if (!isChanged && !round.change) return round
  const change = isChanged ? JSON.stringify(next) : ''
  const noteChange = trx.updateTable('event_rounds').set({ change, changed_at: change && at.toISOString() })
  if (!isChanged) {
    await noteChange.where('id', '=', round.id).execute()
    return round
  }
  const people = await peopleOf(trx, round, [...seated, 'waiting'])
  const left = Math.min(Date.parse(round.starts_at), Date.parse(next.starts_at)) - at.getTime()
  if (people.length > 0 && left > soonMs) {
    if (change !== round.change) await noteChange.where('id', '=', round.id).execute()
    if (change !== round.change || Date.parse(round.changed_at) > at.getTime() - standsMs) return null
  }
  return await announceChange(trx, round, facts, at)
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

// Each round of an event that repeats has its own recording.
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
