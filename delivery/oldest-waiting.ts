import type { Database } from './outbox'
import { instant } from './schedule'

/** Whatever the outbox delivers to. */
const destinations = ['mail', 'webhook', 'upstream']

/**
 * What an operator watches of the outbox. It reads the first rows of an index for each destination, however many wait. What was
 * put off and is not due yet does not wait.
 *
 * @returns when the oldest that waits for its delivery was made, an ISO string, or null; and which destinations
 *   take nothing at the moment
 */
export async function oldestWaiting(
  db: Database,
  now: Date,
): Promise<{ since: string | null; away: string[] }> {
  const firsts = await Promise.all(destinations.map((destination) => firstFor(db, destination, now)))
  const outages = await db.selectFrom('outbox_outages').select('destination').orderBy('destination').execute()
  const [since = null] = firsts.flatMap((row) => row?.created_at ?? []).sort()
  return { since, away: outages.map(({ destination }) => destination) }
}

function firstFor(db: Database, destination: string, now: Date) {
  const waiting = db
    .selectFrom('outbox')
    .select('created_at')
    .where('state', '=', 'waiting')
    .where('since', '<=', instant(now))
    .where('destination', '=', destination)
  return waiting.orderBy('id').limit(1).executeTakeFirst()
}
