import { sql } from 'kysely'
import type { Migrations } from '@/database/migrate'

/** Every change of the site's own tables, applied in the order of their names. One that has been released is never edited. */
export const siteMigrations: Migrations = {
  async '001-limits'(db) {
    await sql`create table limits (key text primary key, points integer not null, expires bigint)`.execute(db)
    await sql`create index limits_expiry on limits (expires)`.execute(db)
  },

  async '002-sessions'(db) {
    await sql`create table sessions (
        id text primary key,
        account text not null,
        user_id text,
        device text not null,
        created_at text not null,
        last_seen_at text not null,
        ends_at text not null,
        ended_at text,
        claimed_until text not null,
        renewals integer not null,
        renewed text
      )`.execute(db)
    await sql`create index sessions_account on sessions (account)`.execute(db)
    await sql`create index sessions_user on sessions (user_id)`.execute(db)
    await sql`create index sessions_end on sessions (ends_at)`.execute(db)
  },
}
