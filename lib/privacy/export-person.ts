import { sql } from 'kysely'
import type { Db } from '@/lib/store/tables'
import { type Person, standing } from './standing'

type Row = Record<string, unknown>

/** A person's rows by table, without columns of keys, hashes and tokens. */
export async function exportPerson(db: Db, person: Person): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {}
  for (const { place, rows: theirs } of await standing(db, person)) {
    const { rows } = await sql<Row>`select * from ${sql.table(place.table)} where ${theirs}`.execute(db)
    const isShown = ([column]: [string, unknown]) => !place.isSecret?.includes(column)
    if (rows.length > 0)
      found[place.table] = rows.map((row) => Object.fromEntries(Object.entries(row).filter(isShown)))
  }
  return found
}
