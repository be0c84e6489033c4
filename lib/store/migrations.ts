import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { idColumn, type Migrations } from '@/database/migrate'

/** Migrations of the site's own tables, applied in the order of their names. Never edit a released migration. */
export const siteMigrations: Migrations = {
  async '003-quarantine'(db) {
    await sql`create table quarantine (
        id ${idColumn(db)},
        created_at text not null,
        kind text not null,
        email_key text not null,
        reasons text not null,
        fields text not null
      )`.execute(db)
    await sql`create index quarantine_email on quarantine (email_key)`.execute(db)
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

  async '005-forgotten'(db) {
    await sql`alter table erasures add column address_hash text`.execute(db)
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

  async '005-references'(db) {
    await sql`alter table quarantine add column key text not null default ''`.execute(db)
    const { rows } = await sql<{ id: number }>`select id from quarantine`.execute(db)
    for (const { id } of rows) {
      await sql`update quarantine set key = ${randomUUID()} where id = ${id}`.execute(db)
    }
    await sql`create unique index quarantine_key on quarantine (key)`.execute(db)
  },

  async '006-instances'(db) {
    await sql`create table identity (id text primary key)`.execute(db)
    await sql`insert into identity (id) values (${randomUUID()})`.execute(db)
    await sql`create table instances (id text primary key, facts text not null, seen_at bigint not null)`.execute(
      db,
    )
    await sql`create table publications (id text primary key, tags text not null, at bigint not null)`.execute(
      db,
    )
  },

  async '007-mornings'(db) {
    await sql`create table mornings (day text primary key)`.execute(db)
  },

  // The upstream's migration sets the kinds of messages in this way, too.
  async '008-kinds-of-suspects'(db) {
    const { rows } = await sql<{
      id: number
      fields: string
    }>`select id, fields from quarantine where kind = 'message'`.execute(db)
    for (const { id, fields } of rows) {
      const message = JSON.parse(fields)
      const kind = message.subject === 'Call-back request' ? 'call-back' : kindBySubject(message.subject)
      await sql`update quarantine set fields = ${JSON.stringify({ ...message, kind })} where id = ${id}`.execute(
        db,
      )
    }
  },

  async '009-desk'(db) {
    await sql`alter table quarantine add column reference text not null default ''`.execute(db)
    await sql`alter table quarantine add column due_at text`.execute(db)
    const { rows } = await sql<{
      id: number
      fields: string
    }>`select id, fields from quarantine`.execute(db)
    for (const { id, fields } of rows) {
      const reference = JSON.parse(fields).reference ?? ''
      await sql`update quarantine set reference = ${reference} where id = ${id}`.execute(db)
    }
    await sql`create table staff (
        address text primary key,
        added_at text not null,
        invited_until text,
        invitation text not null,
        factor text not null,
        recovery text not null,
        last_step integer not null default 0
      )`.execute(db)
    await sql`create table desk_actions (
        id ${idColumn(db)},
        at text not null,
        actor text not null,
        act text not null,
        reference text not null,
        person text not null,
        detail text not null,
        before text not null
      )`.execute(db)
    await sql`create index desk_actions_reference on desk_actions (reference, id)`.execute(db)
    await sql`create index desk_actions_person on desk_actions (person)`.execute(db)
    await sql`alter table sessions add column desk_opened_at text`.execute(db)
    await sql`alter table sessions add column desk_code_at text`.execute(db)
  },

  async '010-received-statuses'(db) {
    await sql`create table received_statuses (
        id text primary key,
        sent text not null,
        at text not null,
        answer text not null
      )`.execute(db)
  },

  async '011-desk-sums'(db) {
    await sql`create table desk_sums (
        week text not null,
        subject text not null,
        name text not null,
        measure text not null,
        count integer not null
      )`.execute(db)
    await sql`create index desk_sums_week on desk_sums (week)`.execute(db)
  },

  async '012-registrations'(db) {
    await sql`create table event_rounds (
        id ${idColumn(db)},
        event text not null,
        title text not null,
        starts_at text not null,
        ends_at text not null,
        time_zone text not null,
        location text not null,
        link text not null,
        is_cancelled integer not null,
        seats integer,
        sequence integer not null,
        change text not null,
        changed_at text not null,
        recording text not null,
        unique (event, starts_at)
      )`.execute(db)
    await sql`create table registrations (
        id ${idColumn(db)},
        round_id integer not null,
        created_at text not null,
        name text not null,
        email text not null,
        email_key text not null,
        mailbox text not null,
        reference text not null,
        state text not null,
        until text not null,
        mailed_at text not null,
        reminded text not null,
        unique (round_id, mailbox)
      )`.execute(db)
    await sql`create index registrations_person on registrations (email_key)`.execute(db)
    await sql`create index registrations_reference on registrations (reference)`.execute(db)
  },

  async '013-announced-starts'(db) {
    await sql`create table announced_starts (
        path text not null,
        id text not null,
        date text not null,
        is_cancelled integer not null,
        sequence integer not null,
        change text not null,
        changed_at text not null,
        primary key (path, id)
      )`.execute(db)
  },

  async '014-path-names'(db) {
    await sql`create table path_names (path text primary key, name text not null)`.execute(db)
  },
}

const kindBySubject = (subject: string) =>
  /^(?:Event registration|Tell me when it runs again): /.test(subject)
    ? 'event'
    : subject.startsWith('Resource request: ')
      ? 'resource'
      : 'contact'
