import { sql } from 'kysely'
import type { Db } from '@/lib/store/tables'
import { type Person, standing } from './standing'

type Row = Record<string, unknown>

/** A person's rows by table, without columns of keys, hashes and tokens. */
export async function exportPerson(db: Db, person: Person): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {}
  for (const { place, rows: theirs } of await standing(db, person)) {
    const { rows } = await sql<Row>`select * from ${sql.table(place.table)} where ${theirs}`.execute(db)
    if (rows.length > 0) found[place.table] = rows.map((row) => without(row, place.isSecret ?? []))
  }
  return found
}

function without(row: Row, columns: string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)))
}
