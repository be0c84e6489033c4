import { type Kysely, sql } from 'kysely'
import { textColumns } from '@/database/text-columns'
import type { SiteTables } from '@/lib/store/tables'
import { addressHash } from './address-hash'
import { forget } from './forget'
import { type Person, placesIn } from './standing'
import { suppress } from './suppressions'

/** What a database knows of people who want to be forgotten or left alone. */
export type Marks = {
  erasures: { id: string; erased_at: string; counts: string; address_hash?: string | null }[]
  suppressions: SiteTables['suppressions'][]
}

/**
 * Reads who was forgotten, and who has ended our mails.
 *
 * @param db may be of an older version of this program, or of a newer one: it is read as it is
 */
export async function readMarks(db: Kysely<unknown>): Promise<Marks> {
  const tables = new Set((await textColumns(db)).map(({ table }) => table))
  const all = async <Row>(table: string) =>
    tables.has(table) ? (await sql<Row>`select * from ${sql.table(table)}`.execute(db)).rows : []
  return { erasures: await all('erasures'), suppressions: await all('suppressions') }
}

/**
 * Forgets again, in a database that was restored, whoever was forgotten after the backup was made, and writes no more to
 * whoever has ended our mails since. A person who was forgotten before it and has come back stays.
 *
 * @param marks of the database that was used until now
 * @param personOf makes a person of an address
 * @param now the instant of the proofs
 * @returns how many were `forgotten` and `unsubscribed`; of `unknown` ones no hash is kept any more, so that they stay
 */
export async function carryOver(
  db: Kysely<SiteTables>,
  { erasures, suppressions }: Marks,
  personOf: (address: string) => Person,
  now: Date,
): Promise<{ forgotten: number; unknown: number; unsubscribed: number }> {
  const proofs = new Set((await db.selectFrom('erasures').select('id').execute()).map(({ id }) => id))
  const since = erasures.filter(({ id }) => !proofs.has(id))
  for (const { id, erased_at, counts, address_hash = null } of since)
    await db.insertInto('erasures').values({ id, erased_at, counts, address_hash }).execute()
  const hashes = new Set(since.flatMap(({ address_hash }) => address_hash ?? []))
  for (const address of await addressesOf(db, hashes)) await forget(db, personOf(address), now)
  await forgetHashes(db, hashes)
  const unknown = since.filter(({ address_hash }) => !address_hash).length
  return { forgotten: hashes.size, unknown, unsubscribed: await carrySuppressions(db, suppressions) }
}

// All texts are searched, as an address may stand in another person's.
async function addressesOf(db: Kysely<SiteTables>, hashes: Set<string>): Promise<Set<string>> {
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

async function forgetHashes(db: Kysely<SiteTables>, hashes: Set<string>): Promise<void> {
  for (const { table, column, by, stays } of await placesIn(db)) {
    if (by !== 'hash' || !column || stays || hashes.size === 0) continue
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join([...hashes])})`.execute(
      db,
    )
  }
}

async function carrySuppressions(
  db: Kysely<SiteTables>,
  suppressions: Marks['suppressions'],
): Promise<number> {
  const known = await db.selectFrom('suppressions').select('address_hash').execute()
  const hashes = new Set(known.map(({ address_hash }) => address_hash))
  const since = suppressions.filter(({ address_hash }) => !hashes.has(address_hash))
  for (const { address_hash, created_at } of since) await suppress(db, address_hash, new Date(created_at))
  return since.length
}
