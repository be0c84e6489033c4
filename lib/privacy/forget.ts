import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { textColumns } from '@/database/text-columns'
import type { SiteTables } from '@/lib/store/tables'
import { withoutMention } from './mention'
import { type Person, standing } from './standing'

/** How many rows of which table. */
export type Counts = Record<string, number>

/**
 * Deletes all that the tables hold of a person, and takes their address out of what others wrote. That it was done, and
 * when, stays as a row that names nobody, with a hash of the address for as long as backups live; so does the hash by which an
 * address that is not to be written to is known.
 *
 * @param person whom to forget
 * @param now the instant of the proof
 * @returns the proof's id and how many rows of which table there were; `mentions` are the texts of others
 */
export async function forget(
  db: Kysely<SiteTables>,
  person: Person,
  now: Date,
): Promise<{ proof: string; counts: Counts }> {
  const proof = randomUUID()
  return await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('erasures')
      .values({ id: proof, erased_at: now.toISOString(), counts: '{}', address_hash: person.hash })
      .execute()
    const counts: Counts = {}
    for (const { place, rows } of await standing(trx, person)) {
      if (place.stays) continue
      const { numAffectedRows } = await sql`delete from ${sql.table(place.table)} where ${rows}`.execute(trx)
      if (numAffectedRows) counts[place.table] = Number(numAffectedRows)
    }
    const mentions = await takeOutMentions(trx, person.address)
    if (mentions > 0) counts.mentions = mentions
    await trx
      .updateTable('erasures')
      .set({ counts: JSON.stringify(counts) })
      .where('id', '=', proof)
      .execute()
    return { proof, counts }
  })
}

async function takeOutMentions(db: Kysely<SiteTables>, address: string): Promise<number> {
  let count = 0
  // Databases fold letters beyond ASCII each in its way, or not at all: any will do, as the text is looked at again here.
  const pattern = `%${address.replaceAll(/[\\%_]/g, '\\$&').replaceAll(/[^ -~]/gu, '_')}%`
  for (const { table, column } of await textColumns(db as Kysely<unknown>)) {
    const [from, text] = [sql.table(table), sql.ref(column)]
    const { rows } = await sql<{ text: string }>`select distinct ${text} as text from ${from}
      where lower(${text}) like ${pattern} escape '\\'`.execute(db)
    for (const row of rows) {
      const rest = withoutMention(row.text, address)
      if (rest === row.text) continue
      await sql`update ${from} set ${text} = ${rest} where ${text} = ${row.text}`.execute(db)
      count++
    }
  }
  return count
}
