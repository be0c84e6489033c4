import { type RawBuilder, sql } from 'kysely'
import type { RetentionKind } from './retention'

export type KnownBy = 'address' | 'hash' | 'mailbox' | 'account' | 'record'

/** Returns an ISO instant: older records of the kind have expired. For `now`, returns the current time. */
export type Cutoff = (kind: RetentionKind | 'now') => string

export type Place = {
  table: string
  /** The column that names a person. Absent when the table has no personal data. */
  column?: string
  by?: KnownBy
  /** Columns that an export omits: keys, hashes and tokens. */
  isSecret?: string[]
  /** Rows stay when their person is forgotten. */
  stays?: boolean
  /** Selects the expired rows. Without it, the purge never deletes from the table. */
  isOver?: (before: Cutoff) => RawBuilder<unknown>
  /** A column that expires before its row: the purge sets it to null. */
  empties?: { column: string; isOver: (before: Cutoff) => RawBuilder<unknown> }
}

const registrations = sql`kind in ('event', 'resource', 'start')`

/** Every table, for forget, export and purge. A table comes before the tables to which its rows refer. */
export const places: Place[] = [
  {
    table: 'idempotency_keys',
    column: 'record',
    by: 'record',
    isSecret: ['key', 'sent'],
    isOver: (before) => sql`created_at < ${before('marks')}`,
  },
  {
    table: 'leads',
    column: 'email_key',
    by: 'address',
    isSecret: ['email_key'],
    isOver: (before) => sql`created_at < ${before('requests')}`,
  },
  {
    table: 'messages',
    column: 'email_key',
    by: 'address',
    isSecret: ['email_key'],
    isOver: (before) =>
      sql`created_at < ${before('requests')} or (${registrations} and created_at < ${before('registrations')})`,
  },
  {
    table: 'registrations',
    column: 'email_key',
    by: 'address',
    isSecret: ['email_key', 'mailbox'],
    // A registration stays until its event has expired, which may be more than a year later.
    isOver: (before) => sql`created_at < ${before('registrations')} and not exists (
      select 1 from event_rounds where id = round_id and ends_at >= ${before('registrations')})`,
  },
  { table: 'announced_starts', isOver: (before) => sql`date < ${before('requests')}` },
  { table: 'path_names' },
  { table: 'event_rounds', isOver: (before) => sql`ends_at < ${before('registrations')}` },
  {
    table: 'reset_tokens',
    column: 'account_id',
    by: 'account',
    isSecret: ['hash', 'account_id'],
    isOver: (before) => sql`expires_at < ${before('now')}`,
  },
  { table: 'spent_tokens', isOver: (before) => sql`expires_at < ${before('now')}` },
  {
    table: 'confirmations',
    column: 'email_key',
    by: 'address',
    isSecret: ['hash', 'account_id', 'email_key'],
    isOver: (before) => sql`expires_at < ${before('now')}`,
  },
  {
    table: 'sessions',
    column: 'account',
    by: 'hash',
    isSecret: ['id', 'account', 'user_id', 'claimed_until', 'renewals', 'renewed'],
    isOver: (before) => sql`ends_at < ${before('now')} or ended_at < ${before('marks')}`,
  },
  {
    table: 'accounts',
    column: 'email_key',
    by: 'address',
    isSecret: ['email_key', 'password_hash'],
    isOver: (before) => sql`last_contact_at < ${before('accounts')}`,
  },
  {
    table: 'lead_mails',
    column: 'address_hash',
    by: 'mailbox',
    isSecret: ['address_hash'],
    isOver: (before) => sql`day < ${before('marks')}`,
  },
  { table: 'mail_hours', isOver: (before) => sql`hour < ${before('marks')}` },
  {
    table: 'outbox',
    column: 'person',
    by: 'address',
    isSecret: ['key', 'person'],
    isOver: (before) =>
      sql`(state in ('delivered', 'withheld') and ended_at < ${before('deliveries')}) or created_at < ${before('requests')}`,
  },
  { table: 'outbox_outages' },
  {
    table: 'quarantine',
    column: 'email_key',
    by: 'address',
    isSecret: ['email_key', 'key'],
    isOver: (before) => sql`created_at < ${before('suspects')}`,
  },
  {
    table: 'consents',
    column: 'address_hash',
    by: 'hash',
    isSecret: ['id', 'address_hash'],
    isOver: (before) =>
      sql`(email is not null and confirmed_at is null and asked_at < ${before('unconfirmedNews')})
        or (email is null and coalesce(withdrawn_at, asked_at) < ${before('suppressions')})`,
  },
  {
    table: 'suppressions',
    column: 'address_hash',
    by: 'hash',
    isSecret: ['address_hash'],
    stays: true,
    isOver: (before) => sql`created_at < ${before('suppressions')}`,
  },
  {
    table: 'erasures',
    column: 'address_hash',
    by: 'hash',
    isSecret: ['address_hash'],
    stays: true,
    isOver: (before) => sql`erased_at < ${before('dataRequests')}`,
    empties: { column: 'address_hash', isOver: (before) => sql`erased_at < ${before('backups')}` },
  },
  {
    table: 'staff',
    column: 'address',
    by: 'address',
    isSecret: ['invitation', 'factor', 'recovery', 'last_step'],
  },
  {
    table: 'desk_actions',
    column: 'person',
    by: 'address',
    isSecret: ['actor', 'before'],
    isOver: (before) => sql`at < ${before('requests')}`,
  },
  { table: 'received_statuses', isOver: (before) => sql`at < ${before('marks')}` },
  { table: 'purges', isOver: (before) => sql`day < ${before('dataRequests')}` },
  // The day's row prevents a second morning mail, and a second weekly mail later in the week.
  { table: 'mornings', isOver: (before) => sql`day < ${before('deliveries')}` },
  { table: 'desk_sums' },
  { table: 'identity' },
  { table: 'instances' },
  { table: 'publications' },
  { table: 'migrations' },
  { table: 'site_migrations' },
  { table: 'delivery_migrations' },
]
