import { type Kysely, sql } from 'kysely'
import { isPostgres } from './migrate'

export async function textColumns(db: Kysely<unknown>): Promise<{ table: string; column: string }[]> {
  const { rows } = await (isPostgres(db) ? inPostgres : inSqlite).execute(db)
  return rows
}

type TextColumn = { table: string; column: string }

const inPostgres = sql<TextColumn>`select table_name as "table", column_name as "column" from information_schema.columns
  where table_schema = current_schema() and data_type in ('text', 'character varying')`

const inSqlite = sql<TextColumn>`select tables.name as "table", columns.name as "column"
  from sqlite_master as tables, pragma_table_info(tables.name) as columns
  where tables.type = 'table' and columns.type like '%text%'`
