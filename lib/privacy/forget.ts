import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { textColumns } from '@/database/text-columns'
import type { Db } from '@/lib/store/tables'
import { deleteRows } from './delete-rows'
import { withoutMention } from './mention'
import { type Person, standing } from './standing'

export type Counts = Record<string, number>

/**
 * Deletes a person's rows and removes the address from other people's texts, which `mentions` counts. A proof
 * remains, which names nobody. It holds the hash of the address until all older backups have expired.
 */
export async function forget(db: Db, person: Person, now: Date): Promise<{ proof: string; counts: Counts }> {
  const proof = randomUUID()
  return await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('erasures')
      .values({ id: proof, erased_at: now.toISOString(), counts: '{}', address_hash: person.hash })
      .execute()
    const counts: Counts = {}
    for (const { place, rows } of await standing(trx, person)) {
      if (place.stays) continue
      const count = await deleteRows(trx, place.table, rows, now)
      if (count > 0) counts[place.table] = count
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

async function takeOutMentions(db: Db, address: string): Promise<number> {
  let count = 0
  // Databases lowercase letters beyond ASCII differently, so `_` matches any such letter. withoutMention checks again.
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
