import { env } from '@/lib/env'
import { stateOf } from '@/lib/event/read-registrations'
import { log } from '@/lib/log'
import { siteDatabase } from '@/lib/store/site-database'
import { now } from '@/lib/time/now'
import { readRounds } from './event-rounds'
import { fullEvents } from './full-events'

/**
 * Says whether a form for an event reserved a seat or joined the waiting list. A second form from one address
 * gets the result of a stranger's form, in the same time: nobody learns who is registered. Null with an outside
 * upstream, and while the database is away.
 */
export async function placeOf(reference: string, event: string): Promise<'reserved' | 'waiting' | null> {
  if (env().API_ROOT_URL) return null
  try {
    const at = now()
    const rounds = (await readRounds(at)).filter((round) => round.event === event)
    const records = rounds.map(({ seats }) => ({ slug: event, seats }))
    const [own, full] = await Promise.all([stateOf(await siteDatabase(), reference), fullEvents(records, at)])
    if (own) return own === 'waiting' ? 'waiting' : 'reserved'
    return full.includes(event) ? 'waiting' : 'reserved'
  } catch (error) {
    log('error', 'seat_not_read', { reason: (error as Error).message })
    return null
  }
}
