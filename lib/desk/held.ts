import { sql } from 'kysely'
import type { Db } from '@/lib/store/tables'
import { isReference } from '@/upstream/reference'

/** A form that looks like spam. `reasons` has one reason per line. */
export type Held = {
  id: number
  kind: 'lead' | 'message'
  reference: string
  created_at: string
  due_at: string | null
  reasons: string
  fields: Record<string, string | boolean>
}

export type Undelivered = Awaited<ReturnType<typeof listUndelivered>>[number]

const undelivered = ['stuck', 'refused', 'uncertain'] as const

/** The highest id that SQLite and Postgres accept. */
const maxId = 2 ** 31 - 1

/** An id from an address or a form; null for any other text. */
export const idIn = (text: string | undefined) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : null)

/** Newest first, with ids below `before`. `q`: an address, a name or a reference. */
export async function listHeld(db: Db, q: string, before: number | null, limit = 25): Promise<Held[]> {
  const text = q.trim()
  let rows = heldIn(db)
  if (isReference(text.toUpperCase())) rows = rows.where('reference', '=', text.toUpperCase())
  else if (text)
    rows = rows.where(
      sql<boolean>`lower(fields) like ${`%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`,
    )
  const page = await rows
    .where('id', '<', before ?? maxId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return page.map(heldOf)
}

export async function findHeld(db: Db, reference: string): Promise<Held | undefined> {
  const row = await heldIn(db).where('reference', '=', reference).executeTakeFirst()
  return row && heldOf(row)
}

const heldIn = (db: Db) =>
  db.selectFrom('quarantine').select(['id', 'kind', 'reference', 'created_at', 'due_at', 'reasons', 'fields'])

const heldOf = ({ fields, ...row }: Omit<Held, 'fields'> & { fields: string }): Held => ({
  ...row,
  fields: JSON.parse(fields),
})

/** Items that wait for staff, or for a destination that is away. Oldest first, with ids above `after`. */
export async function listUndelivered(db: Db, after: number | null, limit = 25) {
  return await outboxOf(db)
    .where((where) =>
      where.or([
        where('state', 'in', undelivered),
        where.and([where('state', '=', 'waiting'), where('attempts', '>', 0)]),
      ]),
    )
    .where('id', '>', after ?? 0)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Finds an item that waits for staff. */
export async function findUndelivered(db: Db, id: number) {
  return await outboxOf(db).where('id', '=', id).where('state', 'in', undelivered).executeTakeFirst()
}

/** `person` in lower case; `record` such as "lead 12". */
export async function listDeliveries(db: Db, person: string, record: string) {
  return await outboxOf(db).where('person', '=', person).where('record', '=', record).orderBy('id').execute()
}

export async function countRest(db: Db): Promise<{ held: number; undelivered: number }> {
  const count = sql<number>`count(*)`.as('count')
  const [held, rest] = await Promise.all([
    db.selectFrom('quarantine').select(count).executeTakeFirstOrThrow(),
    db.selectFrom('outbox').select(count).where('state', 'in', undelivered).executeTakeFirstOrThrow(),
  ])
  return { held: Number(held.count), undelivered: Number(rest.count) }
}

const outboxOf = (db: Db) =>
  db
    .selectFrom('outbox')
    .select(['id', 'destination', 'kind', 'record', 'state', 'created_at', 'attempts', 'reason', 'due_at'])
