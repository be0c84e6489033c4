import { sql } from 'kysely'
import type { Migrations } from '@/database/migrate'

/** Every change of the site's own tables, applied in the order of their names. One that has been released is never edited. */
export const siteMigrations: Migrations = {
  async '001-limits'(db) {
    await sql`create table limits (key text primary key, points integer not null, expires bigint)`.execute(db)
    await sql`create index limits_expiry on limits (expires)`.execute(db)
  },
}
