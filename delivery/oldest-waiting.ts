import type { Database } from './outbox'
import { instant } from './schedule'

const destinations = ['mail', 'webhook', 'upstream']

/** When the oldest waiting item was created (ISO), and the destinations that are away. A delayed item does not wait. */
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
