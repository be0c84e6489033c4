import type { Kysely } from 'kysely'
import { migrate } from '@/database/migrate'
import { openDatabase } from '@/database/open'
import { deliveryMigrations, deliveryMigrationsTable } from '@/delivery/migrations'
import { env } from '@/lib/env'
import { once } from '@/lib/once'
import { siteMigrations } from './migrations'
import type { SiteTables } from './tables'

const site = once('site database', (): { database?: Promise<Kysely<SiteTables>> } => ({}))

/**
 * The database of this process, opened and migrated at the first call. The embedded upstream keeps its tables in it too.
 *
 * @returns a connection that stays open as long as the process
 * @throws Error that says why it cannot be opened; the next call tries again
 */
export async function siteDatabase(): Promise<Kysely<SiteTables>> {
  site.database ??= openSiteDatabase(env().DATABASE_URL).catch((error) => {
    site.database = undefined
    throw error
  })
  return await site.database
}

/**
 * Opens and migrates a database of the site, for a command or a test.
 *
 * @param url as `DATABASE_URL`
 * @returns a connection, which the caller closes by `destroy()`
 * @throws Error that says why it cannot be opened
 */
export async function openSiteDatabase(url: string): Promise<Kysely<SiteTables>> {
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
