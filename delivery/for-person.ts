import { sql } from 'kysely'
import type { Database } from './outbox'
import { instant } from './schedule'
import type { Item, State } from './tables'

const ended: State[] = ['stuck', 'refused', 'uncertain']

export async function countForPerson(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select(sql<number>`count(*)`.as('count'))
    .where('state', 'in', ended)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function listForPerson(db: Database) {
  return await db
    .selectFrom('outbox')
    .select(['id', 'destination', 'kind', 'record'])
    .where('state', 'in', ended)
    .orderBy('id')
    .execute()
}

/** Undelivered items, oldest first, and the outage of each destination that is away. */
export async function listUndelivered(db: Database) {
  const items: Item[] = await db
    .selectFrom('outbox')
    .selectAll()
    .where('state', 'in', [...ended, 'waiting'])
    .orderBy('id')
    .execute()
  return {
    items,
    outages: await db.selectFrom('outbox_outages').selectAll().orderBy('destination').execute(),
  }
}

/**
 * Retries the item `id`, or else all items that wait for a person and have certainly not arrived. An uncertain item
 * may arrive twice, so a person must name it. Returns the count.
 */
export async function sendAgain(db: Database, id: number | undefined, now: Date): Promise<number> {
  const at = instant(now)
  const again = { state: 'waiting', since: at, due_at: at, tries: 0, ended_at: null } as const
  // A waiting item may be on its way or have arrived unnoticed, so it keeps both columns.
  const whileWaiting = (column: string) =>
    sql<string | null>`case when state = 'waiting' then ${sql.ref(column)} end`
  const doubts = { maybe_at: whileWaiting('maybe_at'), leased_until: whileWaiting('leased_until') }
  const items = db.updateTable('outbox').set({ ...again, ...doubts })
  const chosen =
    id === undefined
      ? items.where('state', 'in', ['stuck', 'refused'])
      : items.where('id', '=', id).where('state', 'in', [...ended, 'waiting'])
  return Number((await chosen.executeTakeFirstOrThrow()).numUpdatedRows)
}

const destinations = ['mail', 'webhook', 'upstream']

/** When the oldest waiting item was created (ISO), and the destinations that are away. Delayed items do not count. */
export async function oldestWaiting(
  db: Database,
  now: Date,
): Promise<{ since: string | null; away: string[] }> {
  const waiting = db.selectFrom('outbox').select('created_at').where('state', '=', 'waiting')
  const oldest = waiting.where('since', '<=', instant(now)).orderBy('id').limit(1)
  const firsts = await Promise.all(
    destinations.map((destination) => oldest.where('destination', '=', destination).executeTakeFirst()),
  )
  const outages = await db.selectFrom('outbox_outages').select('destination').orderBy('destination').execute()
  const [since = null] = firsts.flatMap((row) => row?.created_at ?? []).sort()
  return { since, away: outages.map(({ destination }) => destination) }
}
