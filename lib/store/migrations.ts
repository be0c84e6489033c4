import { sql } from 'kysely'
import type { Migrations } from '@/database/migrate'

/** Every change of the site's own tables, applied in the order of their names. One that has been released is never edited. */
export const siteMigrations: Migrations = {
  async '001-limits'(db) {
    await sql`create table limits (key text primary key, points integer not null, expires bigint)`.execute(db)
    await sql`create index limits_expiry on limits (expires)`.execute(db)
  },

  async '004-privacy'(db) {
    await sql`create table consents (
        id text primary key,
        address_hash text not null,
        email text,
        wording text not null,
        form text not null,
        path text not null,
        asked_at text not null,
        confirmed_at text,
        withdrawn_at text
      )`.execute(db)
    await sql`create index consents_address on consents (address_hash)`.execute(db)
    await sql`create table suppressions (address_hash text primary key, created_at text not null)`.execute(db)
    await sql`create table erasures (id text primary key, erased_at text not null, counts text not null)`.execute(
      db,
    )
    await sql`create table purges (day text primary key, counts text not null)`.execute(db)
  },
}
