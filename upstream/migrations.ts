import { type Kysely, sql } from 'kysely'
import { idColumn, type Migrations } from '@/database/migrate'
import { keyOf } from './accounts'
import { newReference } from './reference'
import type { Tables } from './tables'

/** In order of name. Never edit a released migration. */
export const migrations: Migrations = {
  async '001-leads'(db) {
    await sql`create table leads (
        id ${idColumn(db)},
        created_at text not null,
        "careerPathName" text not null,
        "selectedPlan" text not null,
        "firstName" text not null,
        "lastName" text not null,
        email text not null,
        "jobTitle" text not null,
        company text not null,
        country text not null,
        phone text not null,
        message text not null,
        source text not null,
        subscribe integer not null
      )`.execute(db)
    await sql`create table idempotency_keys (
        key text primary key,
        created_at text not null,
        answer text not null
      )`.execute(db)
  },

  async '002-messages-and-accounts'(db) {
    await sql`create table messages (
        id ${idColumn(db)},
        created_at text not null,
        name text not null,
        phone_number text not null,
        email text not null,
        company text not null,
        subject text not null,
        body text not null
      )`.execute(db)
    await sql`create table accounts (
        id ${idColumn(db)},
        created_at text not null,
        email text not null,
        email_key text not null unique,
        password_hash text not null,
        is_active integer not null
      )`.execute(db)
    await sql`create table reset_tokens (
        hash text primary key,
        account_id integer references accounts (id) on delete cascade,
        expires_at text not null
      )`.execute(db)
    await sql`create table spent_tokens (id text primary key, expires_at text not null)`.execute(db)
    await sql`alter table leads add column email_key text not null default ''`.execute(db)
    await sql`update leads set email_key = lower(email)`.execute(db)
    await sql`create index leads_email on leads (email_key)`.execute(db)
    await sql`create index reset_tokens_account on reset_tokens (account_id)`.execute(db)
    await sql`create index reset_tokens_expiry on reset_tokens (expires_at)`.execute(db)
    await sql`create index spent_tokens_expiry on spent_tokens (expires_at)`.execute(db)
    await sql`create index idempotency_keys_age on idempotency_keys (created_at)`.execute(db)
  },

  async '003-accounts'(db) {
    await sql`alter table accounts add column confirmed_at text`.execute(db)
    await sql`alter table accounts add column told_at text`.execute(db)
    await sql`create table confirmations (
        id ${idColumn(db)},
        hash text not null unique,
        account_id integer not null references accounts (id) on delete cascade,
        email text not null,
        email_key text not null,
        created_at text not null,
        expires_at text not null
      )`.execute(db)
    await sql`create index confirmations_account on confirmations (account_id)`.execute(db)
    await sql`create index confirmations_email on confirmations (email_key)`.execute(db)
    await sql`create index confirmations_expiry on confirmations (expires_at)`.execute(db)
  },

  async '004-privacy'(db) {
    await sql`alter table messages add column email_key text not null default ''`.execute(db)
    await fillKeys(db as Kysely<Tables>, 'messages')
    // 002 took its keys from the database's `lower`, which may change ASCII letters only.
    await fillKeys(db as Kysely<Tables>, 'leads')
    await sql`create index messages_email on messages (email_key)`.execute(db)
    await sql`alter table idempotency_keys add column sent text not null default ''`.execute(db)
    await sql`alter table idempotency_keys add column record text not null default ''`.execute(db)
    await pointAtRecords(db)
    await sql`alter table idempotency_keys drop column answer`.execute(db)
    await sql`create index idempotency_keys_record on idempotency_keys (record)`.execute(db)
    await sql`alter table accounts add column last_contact_at text not null default ''`.execute(db)
    await sql`update accounts set last_contact_at = ${new Date().toISOString()}`.execute(db)
    await sql`create table lead_mails (
        address_hash text not null,
        day text not null,
        primary key (address_hash, day)
      )`.execute(db)
    await sql`create table mail_hours (hour text primary key, sent integer not null)`.execute(db)
  },

  async '005-references'(db) {
    for (const [table, columns] of [
      ['leads', ['reference', 'billing', 'page', 'campaign']],
      ['messages', ['reference', 'page', 'campaign']],
    ] as const) {
      for (const column of columns) {
        await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} text not null default ''`.execute(
          db,
        )
      }
      await fillReferences(db as Kysely<Tables>, table)
    }
  },

  async '006-withdrawals'(db) {
    await sql`alter table leads add column withdrawn_at text`.execute(db)
  },

  async '007-undone-withdrawals'(db) {
    await sql`alter table leads add column undo_until text`.execute(db)
  },

  // In earlier versions, only the words of a message's subject showed its kind.
  async '008-kinds-of-messages'(db) {
    await sql`alter table messages add column kind text not null default 'contact'`.execute(db)
    await sql`update messages set kind = 'call-back' where subject = 'Call-back request'`.execute(db)
    await sql`update messages set kind = 'event' where subject like 'Event registration: %'
      or subject like 'Tell me when it runs again: %'`.execute(db)
    await sql`update messages set kind = 'resource' where subject like 'Resource request: %'`.execute(db)
  },

  // Nobody recorded which enquiries were answered. Those of the last two weeks stay open, so that none is missed.
  async '009-statuses'(db) {
    const old = new Date(Date.now() - 14 * 24 * 60 * 60_000).toISOString()
    for (const name of ['leads', 'messages']) {
      const table = sql.table(name)
      for (const column of ['due_at', 'answered_at', 'answered_by', 'offered_at', 'enrolled_at', 'closed_at'])
        await sql`alter table ${table} add column ${sql.ref(column)} text`.execute(db)
      await sql`alter table ${table} add column status text not null default 'received'`.execute(db)
      await sql`alter table ${table} add column queue_at text not null default ''`.execute(db)
      await sql`alter table ${table} add column tries integer not null default 0`.execute(db)
      await sql`update ${table} set queue_at = created_at`.execute(db)
      await sql`update ${table} set status = 'closed', closed_at = created_at where created_at < ${old}`.execute(
        db,
      )
      const index = (purpose: string) => sql.ref(`${name}_${purpose}`)
      await sql`create index ${index('queue')} on ${table} (queue_at, reference) where status = 'received'`.execute(
        db,
      )
      await sql`create index ${index('newest')} on ${table} (created_at, reference)`.execute(db)
      await sql`create index ${index('reference')} on ${table} (reference)`.execute(db)
    }
    await sql`update leads set status = 'withdrawn' where withdrawn_at is not null`.execute(db)
  },

  async '010-answer-minutes'(db) {
    for (const name of ['leads', 'messages'])
      await sql`alter table ${sql.table(name)} add column answer_minutes integer`.execute(db)
  },

  async '011-starts'(db) {
    for (const column of ['start', 'start_id'])
      await sql`alter table leads add column ${sql.ref(column)} text not null default ''`.execute(db)
    await sql`create index leads_enrolled on leads ("careerPathName", start) where status = 'enrolled'`.execute(
      db,
    )
    await sql`alter table messages add column mailed_at text`.execute(db)
    await sql`create index messages_next_start on messages (subject) where kind = 'start' and mailed_at is null`.execute(
      db,
    )
  },
}

async function fillReferences(db: Kysely<Tables>, table: 'leads' | 'messages'): Promise<void> {
  for (const { id } of await db.selectFrom(table).select('id').execute()) {
    await db.updateTable(table).set({ reference: newReference() }).where('id', '=', id).execute()
  }
}

async function fillKeys(db: Kysely<Tables>, table: 'leads' | 'messages'): Promise<void> {
  for (const { id, email } of await db.selectFrom(table).select(['id', 'email']).execute()) {
    await db
      .updateTable(table)
      .set({ email_key: keyOf(email) })
      .where('id', '=', id)
      .execute()
  }
}

// A key stored the whole answer, but the scope only in a hash. An answer with a subject is a message's.
async function pointAtRecords(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    key: string
    answer: string
  }>`select key, answer from idempotency_keys`.execute(db)
  for (const { key, answer: text } of rows) {
    const { sent, answer } = JSON.parse(text)
    const record = `${'subject' in answer ? 'message' : 'lead'} ${answer.id}`
    await sql`update idempotency_keys set sent = ${sent}, record = ${record} where key = ${key}`.execute(db)
  }
}
