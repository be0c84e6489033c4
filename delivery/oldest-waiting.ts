import type { Database } from './outbox'

/** Whatever the outbox delivers to. */
const destinations = ['mail', 'webhook', 'upstream']

/**
 * What an operator watches of the outbox. It reads one row of an index for each destination, however many wait.
 *
 * @returns when the oldest that waits for its delivery was made, an ISO string, or null; and which destinations take
 *   nothing at the moment
 */
export async function oldestWaiting(db: Database): Promise<{ since: string | null; away: string[] }> {
  const firsts = await Promise.all(destinations.map((destination) => firstFor(db, destination)))
  const outages = await db.selectFrom('outbox_outages').select('destination').orderBy('destination').execute()
  const [since = null] = firsts.flatMap((row) => row?.created_at ?? []).sort()
  return { since, away: outages.map(({ destination }) => destination) }
}

function firstFor(db: Database, destination: string) {
  const waiting = db
    .selectFrom('outbox')
    .select('created_at')
    .where('state', '=', 'waiting')
    .where('destination', '=', destination)
  return waiting.orderBy('id').limit(1).executeTakeFirst()
}
