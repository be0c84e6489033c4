import { type Kysely, sql } from 'kysely'
import { textColumns } from '@/database/text-columns'
import { type Progress, standAs } from '@/delivery/stand-as'
import type { Db, SiteTables } from '@/lib/store/tables'
import { addressHash } from './address-hash'
import { forget } from './forget'
import { type Person, placesIn } from './standing'
import { suppress } from './suppressions'

export type Marks = {
  erasures: { id: string; erased_at: string; counts: string; address_hash?: string | null }[]
  suppressions: SiteTables['suppressions'][]
  outbox: Progress[]
}

/** `unknown`: forgotten people without a stored hash, whose data stays. `unsure`: deliveries that may have arrived. */
export type CarriedOver = { forgotten: number; unknown: number; unsubscribed: number; unsure: number }

/** Reads a database that may be of another version of this program. */
export async function readMarks(db: Kysely<unknown>): Promise<Marks> {
  const tables = new Set((await textColumns(db)).map(({ table }) => table))
  const all = async <Row>(table: string) =>
    tables.has(table) ? (await sql<Row>`select * from ${sql.table(table)}`.execute(db)).rows : []
  return {
    erasures: await all('erasures'),
    suppressions: await all('suppressions'),
    outbox: await all('outbox'),
  }
}

/** Applies marks to a restored database. A person who was forgotten before the backup, and came back, stays. */
export async function carryOver(
  db: Db,
  { erasures, suppressions, outbox }: Marks,
  personOf: (address: string) => Person,
  now: Date,
): Promise<CarriedOver> {
  const proofs = new Set((await db.selectFrom('erasures').select('id').execute()).map(({ id }) => id))
  const since = erasures.filter(({ id }) => !proofs.has(id))
  for (const { id, erased_at, counts, address_hash = null } of since)
    await db.insertInto('erasures').values({ id, erased_at, counts, address_hash }).execute()
  const hashes = new Set(since.flatMap(({ address_hash }) => address_hash ?? []))
  for (const address of await addressesOf(db, hashes)) await forget(db, personOf(address), now)
  await forgetHashes(db, hashes)
  const unknown = since.filter(({ address_hash }) => !address_hash).length
  const unsubscribed = await carrySuppressions(db, suppressions)
  const unsure = await standAs(db, outbox, now)
  return { forgotten: hashes.size, unknown, unsubscribed, unsure }
}

// Searches all texts, because another person's text may contain an address.
async function addressesOf(db: Db, hashes: Set<string>): Promise<Set<string>> {
  const found = new Set<string>()
  if (hashes.size === 0) return found
  for (const { table, column } of await textColumns(db as Kysely<unknown>)) {
    const text = sql.ref(column)
    const { rows } = await sql<{ text: string }>`select distinct ${text} as text from ${sql.table(table)}
      where ${text} like '%@%'`.execute(db)
    for (const address of rows.flatMap(({ text }) => [
      text,
      ...(text.match(/[^\s<>"'(),;:]+@[\p{L}\p{N}.-]*[\p{L}\p{N}]/gu) ?? []),
    ]))
      if (hashes.has(addressHash(address))) found.add(address.toLowerCase())
  }
  return found
}

async function forgetHashes(db: Db, hashes: Set<string>): Promise<void> {
  for (const { table, column, by, stays } of await placesIn(db)) {
    if (by !== 'hash' || !column || stays || hashes.size === 0) continue
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join([...hashes])})`.execute(
      db,
    )
  }
}

async function carrySuppressions(db: Db, suppressions: Marks['suppressions']): Promise<number> {
  const known = await db.selectFrom('suppressions').select('address_hash').execute()
  const hashes = new Set(known.map(({ address_hash }) => address_hash))
  const since = suppressions.filter(({ address_hash }) => !hashes.has(address_hash))
  for (const { address_hash, created_at } of since) await suppress(db, address_hash, new Date(created_at))
  return since.length
}
