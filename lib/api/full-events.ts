import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '@/lib/env'
import { countSeats } from '@/lib/event/read-registrations'
import { lastMs } from '@/lib/event/seats'
import { log } from '@/lib/log'
import { siteDatabase } from '@/lib/store/site-database'
import type { EventRecord } from './event-record'

const maxCountMs = 250

let last: Awaited<ReturnType<typeof countSeats>> = []

/**
 * Returns slugs of events without a free seat. While the database is away or slow, the last count applies, so
 * that no page waits. A build opens no database: the started server counts within 20 seconds.
 */
export async function fullEvents(
  records: Pick<EventRecord, 'slug' | 'seats'>[],
  at: Date,
): Promise<string[]> {
  const isBuild = process.env.NEXT_PHASE === 'phase-production-build'
  if (isBuild || env().API_ROOT_URL || !records.some(({ seats }) => seats)) return []
  try {
    const counting = siteDatabase().then((db) => countSeats(db, at, at.toISOString()))
    last = (await Promise.race([counting, sleep(maxCountMs, null, { ref: false })])) ?? last
  } catch (error) {
    log('warn', 'seats_not_counted', { reason: (error as Error).message })
  }
  const soon = new Date(at.getTime() + lastMs).toISOString()
  const isFull = (slug: string, seats: number) =>
    last.some(
      ({ event, starts_at, ends_at, taken, waiting }) =>
        event === slug &&
        ends_at >= at.toISOString() &&
        (taken >= seats || (waiting > 0 && starts_at > soon)),
    )
  return records.filter(({ slug, seats }) => seats && isFull(slug, seats)).map(({ slug }) => slug)
}
