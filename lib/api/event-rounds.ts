import { env } from '@/lib/env'
import type { RoundFacts } from '@/lib/event/rounds'
import { register } from '@/lib/event/seats'
import { tellRegistered } from '@/lib/event/tell-registered'
import { log } from '@/lib/log'
import { once } from '@/lib/once'
import type { Db } from '@/lib/store/tables'
import { now } from '@/lib/time/now'
import { contentDir } from '@/provider/content-dir'
import { contentFolder } from '@/upstream/content'
import { countMail } from '@/upstream/mail-rules'
import type { UpstreamSettings } from '@/upstream/settings'
import { eventRecord, httpLink, roundOf } from './event-record'

const hourMs = 60 * 60_000

const fileRecord = eventRecord.extend({ online_link: httpLink })

// Reads an event's round from its file; null if the file is no valid event.
function roundFactsOf(file: unknown, at: Date): (RoundFacts & { isOpen: boolean }) | null {
  const { data } = fileRecord.safeParse(file)
  if (!data) return null
  const { start, end, closes } = roundOf(data, at)
  const isCancelled = data.cancelled === true
  return {
    event: data.slug,
    title: data.title,
    start: start.toISOString(),
    end: end.toISOString(),
    timeZone: data.time_zone,
    location: data.location ?? '',
    link: data.online_link ?? '',
    isCancelled,
    seats: data.seats ?? null,
    recording: data.recording ?? '',
    isOpen: !isCancelled && closes > at,
  }
}

/** The current or next round of each public event file. Rejects for an unreadable folder. */
export async function readRounds(at: Date): Promise<(RoundFacts & { isOpen: boolean })[]> {
  const files = once('event files', () => contentFolder('events', { contentDir: contentDir(), log, now }))
  return (await files(at)).flatMap((file) => roundFactsOf(file, at) ?? [])
}

/** Reserves a seat, except at an event that is unknown, over, closed or cancelled. */
export const registerForEvent: UpstreamSettings['register'] = async (trx, event, person, at) => {
  const facts = (await readRounds(at)).find((round) => round.event === event && round.isOpen)
  if (!facts) return
  // A mail above MAILS_PER_HOUR waits for the first hour with room, at most a day.
  const delay = async () => {
    const { MAILS_PER_HOUR: perHour } = env()
    for (let wait = 0; wait < 24 * hourMs; wait += hourMs) {
      const sent = await countMail(trx, new Date(at.getTime() + wait), 'registrations')
      if (sent <= perHour) return wait
      if (sent === perHour + 1) log('warn', 'mail_budget_reached', { kind: 'registrations', perHour })
    }
    return null
  }
  await register(trx as unknown as Db, facts, person, { at, delay })
}

/** Queues due mails about changes, offers and recordings, and reminders. */
export async function tellRegistrants(db: Db): Promise<void> {
  const at = now()
  await tellRegistered(db, await readRounds(at), at)
}
