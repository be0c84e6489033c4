import { sql } from 'kysely'
import { idColumn, type Migrations } from '@/database/migrate'

export const deliveryMigrationsTable = 'delivery_migrations'

/** In order of name. Never edit a released migration. */
export const deliveryMigrations: Migrations = {
  async '001-outbox'(db) {
    await sql`create table outbox (
        id ${idColumn(db)},
        key text not null unique,
        destination text not null,
        kind text not null,
        person text not null,
        record text not null,
        payload text not null,
        state text not null,
        created_at text not null,
        since text not null,
        due_at text not null,
        tries integer not null,
        attempts integer not null,
        tried_at text,
        leased_until text,
        maybe_at text,
        ended_at text,
        reason text not null
      )`.execute(db)
    // These two indexes hold only waiting items, so delivered ones do not slow the outbox.
    await sql`create index outbox_waiting on outbox (destination, id) where state = 'waiting'`.execute(db)
    await sql`create index outbox_order on outbox (destination, person, id) where state = 'waiting'`.execute(
      db,
    )
    await sql`create index outbox_person on outbox (person)`.execute(db)
    await sql`create index outbox_end on outbox (ended_at)`.execute(db)
    await sql`create table outbox_outages (
        destination text primary key,
        away_since text not null,
        asked_at text not null,
        probe_at text not null
      )`.execute(db)
  },

  async '002-for-people'(db) {
    await sql`create index outbox_for_people on outbox (id) where state in ('stuck', 'refused', 'uncertain')`.execute(
      db,
    )
  },
}
