import type { InsertObject, Kysely } from 'kysely'
import { migrate } from '@/database/migrate'
import { openDatabase } from '@/database/open'
import { deliveryMigrations, deliveryMigrationsTable } from '@/delivery/migrations'
import { env } from '@/lib/env'
import { once } from '@/lib/once'
import { siteMigrations } from './migrations'
import type { Db, SiteTables } from './tables'

const site = once('site database', (): { database?: Promise<Db> } => ({}))

/** The first call opens and migrates the database. After a failure, the next call tries again. */
export async function siteDatabase(): Promise<Db> {
  site.database ??= openSiteDatabase(env().DATABASE_URL).catch((error) => {
    site.database = undefined
    throw error
  })
  return await site.database
}

/** For a command or a test, which must close the database with `destroy()`. */
export async function openSiteDatabase(url: string): Promise<Db> {
  const db = await openDatabase<SiteTables>(url)
  try {
    await migrate(db as Kysely<unknown>, siteMigrations, 'site_migrations')
    await migrate(db as Kysely<unknown>, deliveryMigrations, deliveryMigrationsTable)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return db
}

/** Inserts a row; false if its key exists. Of two processes, one gets true. */
export async function insertOnce<Table extends keyof SiteTables>(
  db: Db,
  table: Table,
  row: InsertObject<SiteTables, Table>,
): Promise<boolean> {
  const insert = db
    .insertInto(table)
    .values(row)
    .onConflict((same) => same.doNothing())
  return (await insert.executeTakeFirstOrThrow()).numInsertedOrUpdatedRows === 1n
}
