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

// A row names its person by `column`. `isSecret`: the columns that an export omits.
const known = (by: KnownBy, column: string, ...isSecret: string[]) => ({ by, column, isSecret })

const older = (column: string, kind: Parameters<Cutoff>[0]) => (before: Cutoff) =>
  sql`${sql.ref(column)} < ${before(kind)}`

const byEmailKey = known('address', 'email_key', 'email_key')
const registrations = sql`kind in ('event', 'resource', 'start')`

/** Every table, for forget, export and purge. A table comes before the tables to which its rows refer. */
export const places: Place[] = [
  {
    table: 'idempotency_keys',
    ...known('record', 'record', 'key', 'sent'),
    isOver: older('created_at', 'marks'),
  },
  { table: 'leads', ...byEmailKey, isOver: older('created_at', 'requests') },
  {
    table: 'messages',
    ...byEmailKey,
    isOver: (before) =>
      sql`created_at < ${before('requests')} or (${registrations} and created_at < ${before('registrations')})`,
  },
  {
    table: 'registrations',
    ...known('address', 'email_key', 'email_key', 'mailbox'),
    // A registration stays until its event has expired, which may be more than a year later.
    isOver: (before) => sql`created_at < ${before('registrations')} and not exists (
      select 1 from event_rounds where id = round_id and ends_at >= ${before('registrations')})`,
  },
  { table: 'announced_starts', isOver: older('date', 'requests') },
  { table: 'path_names' },
  { table: 'event_rounds', isOver: older('ends_at', 'registrations') },
  {
    table: 'reset_tokens',
    ...known('account', 'account_id', 'hash', 'account_id'),
    isOver: older('expires_at', 'now'),
  },
  { table: 'spent_tokens', isOver: older('expires_at', 'now') },
  {
    table: 'confirmations',
    ...known('address', 'email_key', 'hash', 'account_id', 'email_key'),
    isOver: older('expires_at', 'now'),
  },
  {
    table: 'sessions',
    ...known('hash', 'account', 'id', 'account', 'user_id', 'claimed_until', 'renewals', 'renewed'),
    isOver: (before) => sql`ends_at < ${before('now')} or ended_at < ${before('marks')}`,
  },
  {
    table: 'accounts',
    ...known('address', 'email_key', 'email_key', 'password_hash'),
    isOver: older('last_contact_at', 'accounts'),
  },
  { table: 'lead_mails', ...known('mailbox', 'address_hash', 'address_hash'), isOver: older('day', 'marks') },
  { table: 'mail_hours', isOver: older('hour', 'marks') },
  {
    table: 'outbox',
    ...known('address', 'person', 'key', 'person'),
    isOver: (before) =>
      sql`(state in ('delivered', 'withheld') and ended_at < ${before('deliveries')}) or created_at < ${before('requests')}`,
  },
  { table: 'outbox_outages' },
  {
    table: 'quarantine',
    ...known('address', 'email_key', 'email_key', 'key'),
    isOver: older('created_at', 'suspects'),
  },
  {
    table: 'consents',
    ...known('hash', 'address_hash', 'id', 'address_hash'),
    isOver: (before) =>
      sql`(email is not null and confirmed_at is null and asked_at < ${before('unconfirmedNews')})
        or (email is null and coalesce(withdrawn_at, asked_at) < ${before('suppressions')})`,
  },
  {
    table: 'suppressions',
    ...known('hash', 'address_hash', 'address_hash'),
    stays: true,
    isOver: older('created_at', 'suppressions'),
  },
  {
    table: 'erasures',
    ...known('hash', 'address_hash', 'address_hash'),
    stays: true,
    isOver: older('erased_at', 'dataRequests'),
    empties: { column: 'address_hash', isOver: older('erased_at', 'backups') },
  },
  { table: 'staff', ...known('address', 'address', 'invitation', 'factor', 'recovery', 'last_step') },
  {
    table: 'desk_actions',
    ...known('address', 'person', 'actor', 'before'),
    isOver: older('at', 'requests'),
  },
  { table: 'received_statuses', isOver: older('at', 'marks') },
  { table: 'purges', isOver: older('day', 'dataRequests') },
  // The day's row prevents a second morning mail, and a second weekly mail later in the week.
  { table: 'mornings', isOver: older('day', 'deliveries') },
  { table: 'desk_sums' },
  { table: 'identity' },
  { table: 'instances' },
  { table: 'publications' },
  { table: 'migrations' },
  { table: 'site_migrations' },
  { table: 'delivery_migrations' },
]
