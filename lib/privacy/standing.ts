import { type Kysely, sql } from 'kysely'
import { textColumns } from '@/database/text-columns'
import type { Db } from '@/lib/store/tables'
import { type KnownBy, type Place, places } from './places'

export type Person = {
  /** In lower case. */
  address: string
  hash: string
  /** The hash of the mailbox behind the address. */
  mailbox: string
}

/** The tables that may hold data of the person, each with the SQL condition for the person's rows. */
export async function standing(db: Db, person: Person) {
  const there = await placesIn(db)
  const known = await valuesOf(db, person, new Set(there.map(({ table }) => table)))
  return there.flatMap((place) => {
    const { column, by } = place
    if (!column || !by || known[by].length === 0) return []
    return [{ place, rows: sql`${sql.ref(column)} in (${sql.join(known[by])})` }]
  })
}

/** The places whose tables exist. With an outside upstream, the embedded upstream's tables do not. */
export async function placesIn(db: Db): Promise<Place[]> {
  const tables = new Set((await textColumns(db as Kysely<unknown>)).map(({ table }) => table))
  return places.filter(({ table }) => tables.has(table))
}

async function valuesOf(
  db: Db,
  { address, hash, mailbox }: Person,
  tables: Set<string>,
): Promise<Record<KnownBy, (string | number)[]>> {
  const idsIn = async (table: string) => {
    if (!tables.has(table)) return []
    const query = sql<{ id: number }>`select id from ${sql.table(table)} where email_key = ${address}`
    return (await query.execute(db)).rows.map(({ id }) => id)
  }
  const [leads, messages] = [await idsIn('leads'), await idsIn('messages')]
  return {
    address: [address],
    hash: [hash],
    mailbox: [mailbox],
    account: await idsIn('accounts'),
    record: [...leads.map((id) => `lead ${id}`), ...messages.map((id) => `message ${id}`)],
  }
}
