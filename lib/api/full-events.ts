import { env } from '@/lib/env'
import { countSeats } from '@/lib/event/read-registrations'
import { log } from '@/lib/log'
import { siteDatabase } from '@/lib/store/site-database'
import type { EventRecord } from './event-record'

/** Slugs of events without a free seat. A build may have no database: a started process finds out within 20 seconds. */
export async function fullEvents(records: EventRecord[], at: Date): Promise<string[]> {
  if (env().API_ROOT_URL || !records.some(({ seats }) => seats)) return []
  try {
    const rounds = await countSeats(await siteDatabase(), at)
    const isFull = (slug: string, seats: number) =>
      rounds.some(
        ({ event, ends_at, taken, waiting }) =>
          event === slug && ends_at >= at.toISOString() && (taken >= seats || waiting > 0),
      )
    return records.filter(({ slug, seats }) => seats && isFull(slug, seats)).map(({ slug }) => slug)
  } catch (error) {
    log('warn', 'seats_not_counted', { reason: (error as Error).message })
    return []
  }
}
