import { env } from '@/lib/env'
import { stateOf } from '@/lib/event/read-registrations'
import { log } from '@/lib/log'
import { siteDatabase } from '@/lib/store/site-database'
import { fetchEvents } from './events'

/**
 * What became of a form for an event: a seat, or the waiting list. It answers a second form of an address as
 * it would answer a stranger's. Null with an outside upstream, and while the database is away.
 */
export async function placeOf(reference: string, event: string): Promise<'reserved' | 'waiting' | null> {
  if (env().API_ROOT_URL) return null
  try {
    const db = await siteDatabase()
    const own = await stateOf(db, reference)
    if (own) return own === 'waiting' ? 'waiting' : 'reserved'
    const listed = await fetchEvents()
    return listed.some(({ slug, obstacle }) => slug === event && obstacle === 'full') ? 'waiting' : 'reserved'
  } catch (error) {
    log('error', 'seat_not_read', { reason: (error as Error).message })
    return null
  }
}
