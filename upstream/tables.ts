import type { Generated, Selectable } from 'kysely'
import type { DeliveryTables } from '@/delivery/tables'
import type { MessageKind } from './extensions'
import type { LeadFields, MessageFields } from './record-fields'
import type { Status, StatusDates } from './statuses'

/** Columns about the answer to an enquiry. */
type Answering = {
  status: Generated<Status>
  /** By when an answer was promised; null without a promise. */
  due_at: Generated<string | null>
  /** Orders enquiries that wait for an answer: `due_at`, or else the time of creation. */
  queue_at: Generated<string>
  /** The number of tries that reached nobody. */
  tries: Generated<number>
  answered_at: Generated<string | null>
  /** The member of staff's address. */
  answered_by: Generated<string | null>
  /** Minutes to the answer; only working hours count if the provider had set them. Null without an answer. */
  answer_minutes: Generated<number | null>
  offered_at: Generated<string | null>
  enrolled_at: Generated<string | null>
  closed_at: Generated<string | null>
}

/** Instants are ISO in UTC; booleans are 0 or 1, as SQLite has no others. An `email_key` is in lower case. */
export type Tables = DeliveryTables & {
  leads: Omit<LeadFields, 'subscribe' | 'start'> &
    Answering & {
      id: Generated<number>
      /** An ISO day; empty when the path had no start. */
      start: Generated<string>
      /** The start's id in its path. The id stays when the start's day moves. */
      start_id: Generated<string>
      created_at: string
      subscribe: number
      email_key: string
      reference: Generated<string>
      /** `monthly` or `annual`; empty for a plan paid once, and when the form did not say. */
      billing: Generated<string>
      page: Generated<string>
      /** `utm_source=…&utm_medium=…`. */
      campaign: Generated<string>
      /** Null while the lead stands. Nobody may call about a withdrawn one. */
      withdrawn_at: Generated<string | null>
      /** When the time to undo a withdrawal ends; null without a withdrawal. */
      undo_until: Generated<string | null>
    }
  messages: MessageFields &
    Answering & {
      id: Generated<number>
      created_at: string
      kind: Generated<MessageKind>
      /** When the mail about a next start was queued for its sender. */
      mailed_at: Generated<string | null>
      email_key: string
      reference: Generated<string>
      page: Generated<string>
      campaign: Generated<string>
    }
  /** No personal data: a hash of what was sent, and the record such as "lead 12". */
  idempotency_keys: {
    key: string
    created_at: string
    sent: string
    record: string
  }
  accounts: {
    id: Generated<number>
    created_at: string
    email: string
    email_key: string
    password_hash: string
    is_active: number
    last_contact_at: string
    /** When a mailed link was used; null while the address is unproven. */
    confirmed_at: string | null
    /** When the owner last got a mail that somebody tried to register the address. */
    told_at: string | null
  }
  /** Hashes of tokens in links that confirm an account's own or next address. */
  confirmations: {
    id: Generated<number>
    hash: string
    account_id: number
    email: string
    email_key: string
    created_at: string
    expires_at: string
  }
  /** Hashes of reset tokens. Only earlier versions wrote rows without an account. */
  reset_tokens: {
    hash: string
    account_id: number | null
    expires_at: string
  }
  /** Exchanged refresh tokens and ended families, until they expire. */
  spent_tokens: {
    id: string
    expires_at: string
  }
  /** The days ("2027-01-10") on which an address got a confirmation. */
  lead_mails: {
    address_hash: string
    day: string
  }
  /** Mails that strangers caused in an hour ("2027-01-10T09"). */
  mail_hours: {
    hour: string
    sent: number
  }
}

export type Lead = Omit<
  Selectable<Tables['leads']>,
  'created_at' | 'email_key' | 'subscribe' | 'withdrawn_at' | 'undo_until' | 'start_id' | keyof Answering
> & {
  subscribe: boolean
}

export type StoredLead = Lead &
  Pick<Selectable<Tables['leads']>, 'created_at' | 'withdrawn_at' | 'status' | keyof StatusDates>

export type Message = Omit<
  Selectable<Tables['messages']>,
  'created_at' | 'email_key' | 'mailed_at' | keyof Answering
>

export type Account = Selectable<Tables['accounts']>
