import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { isPostgres } from '@/database/migrate'
import { instant, lease } from './schedule'
import type { DeliveryTables, Item } from './tables'

export type Database = Kysely<DeliveryTables>

export type NewItem = Pick<Item, 'destination' | 'kind'> & {
  payload: object
  person?: string
  /** Such as "lead 12". */
  record?: string
  /** The key by which a receiver recognises a repeat; random by default. */
  key?: string
  /** Milliseconds until the item is due. Until then, it can be stopped and delays no other item. */
  delay?: number
}

/** Call this in the transaction that stores what causes the items, so that both are stored or neither. */
export async function enqueue(db: Database, items: NewItem[], now: Date): Promise<void> {
  if (items.length === 0) return
  await db
    .insertInto('outbox')
    .values(items.map((item) => rowOf(item, now)))
    .execute()
}

/** Inserts an item and returns it; null when its key exists. `isClaimed` leases the item to this process for a try. */
export async function enqueueOnce(
  db: Database,
  item: NewItem,
  isClaimed: boolean,
  now: Date,
): Promise<Item | null> {
  const at = instant(now)
  const claimed = isClaimed && { leased_until: instant(now, lease), tried_at: at, maybe_at: at, attempts: 1 }
  const inserted = await db
    .insertInto('outbox')
    .values({ ...rowOf(item, now), ...claimed })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst()
  return inserted ?? null
}

function rowOf(
  { payload, delay = 0, person = '', record = '', key = randomUUID(), ...item }: NewItem,
  now: Date,
) {
  const due = instant(now, delay)
  return {
    ...item,
    ...{ key, person, record, payload: JSON.stringify(payload) },
    ...{ state: 'waiting' as const, created_at: instant(now), since: due, due_at: due },
    ...{ tries: 0, attempts: 0, reason: '' },
  }
}

/** Whether an item of this person waits: a new one must not overtake it. `person` is in lower case. */
export async function hasWaiting(db: Database, destination: string, person: string): Promise<boolean> {
  const waiting = db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('destination', '=', destination)
    .where('person', '=', person)
  return (await waiting.limit(1).executeTakeFirst()) !== undefined
}

export type Act = Pick<Item, 'person' | 'record'> & { kinds: string[] }

/**
 * Stops items that no process has tried. Call it in the transaction that makes them needless, and roll back when it
 * returns false: an item was tried and may have arrived. `reason` must hold no personal data.
 */
export async function stop(
  db: Database,
  { person, record, kinds }: Act,
  reason: string,
  now: Date,
): Promise<boolean> {
  await db
    .updateTable('outbox')
    .set({ state: 'withheld', ended_at: instant(now), reason })
    .where('person', '=', person)
    .where('record', '=', record)
    .where('kind', 'in', kinds)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .execute()
  const others = db
    .selectFrom('outbox')
    .select('id')
    .where('person', '=', person)
    .where('record', '=', record)
  const tried = others.where('kind', 'in', kinds).where('state', '!=', 'withheld').limit(1)
  return (await tried.executeTakeFirst()) === undefined
}

/**
 * Leases due items for two minutes; then another process may take them. Leases only the oldest item of each person.
 * `isProbe` leases the item tried longest ago, due or not. `isNoted` records that the items may arrive from now on.
 */
export async function claim(
  db: Database,
  destination: string,
  { limit, isProbe = false, isNoted = false }: { limit: number; isProbe?: boolean; isNoted?: boolean },
  now: Date,
): Promise<Item[]> {
  const at = instant(now)
  // After a clock was set back, a delayed item must not leave early.
  const hasCome = (item: string) =>
    sql`(${sql.ref(`${item}.since`)} <= ${at} or ${sql.ref(`${item}.since`)} = ${sql.ref(`${item}.created_at`)} or ${sql.ref(`${item}.attempts`)} > 0)`
  const isDue = sql`(due_at <= ${at} or coalesce(tried_at, created_at) > ${at})`
  const { rows } = await sql<Item>`update outbox
    set leased_until = ${instant(now, lease)}, tried_at = ${at}, attempts = attempts + 1
      ${isNoted ? sql`, maybe_at = coalesce(maybe_at, ${at})` : sql``}
    where id in (
      select id from outbox as mine
      where state = 'waiting' and destination = ${destination}
        and (leased_until is null or leased_until <= ${at} or leased_until > ${instant(now, 2 * lease)})
        and ${hasCome('mine')} and ${isProbe ? sql`1 = 1` : isDue}
        and (person = '' or not exists (
          select 1 from outbox as other
          where other.state = 'waiting' and other.destination = mine.destination and ${hasCome('other')}
            and other.person = mine.person and other.id < mine.id))
      order by ${isProbe ? sql`coalesce(tried_at, ''), id` : sql`id`}
      limit ${limit}
      ${isPostgres(db as Kysely<unknown>) ? sql`for update skip locked` : sql``}
    ) returning *`.execute(db)
  return rows.sort((one, other) => one.id - other.id)
}
