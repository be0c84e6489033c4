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
  /** How often staff tried in vain to reach the sender. */
  tries: Generated<number>
  answered_at: Generated<string | null>
  /** The address of the member of staff who answered. */
  answered_by: Generated<string | null>
  /** Minutes until the answer. If the provider had set working hours, only they count. Null without an answer. */
  answer_minutes: Generated<number | null>
  offered_at: Generated<string | null>
  enrolled_at: Generated<string | null>
  closed_at: Generated<string | null>
}

/** Columns that leads and messages share. */
type Enquiry = Answering & {
  id: Generated<number>
  created_at: string
  email_key: string
  reference: Generated<string>
  page: Generated<string>
  /** `utm_source=…&utm_medium=…`. */
  campaign: Generated<string>
}

/** Instants are ISO in UTC; booleans are 0 or 1, as SQLite has no others. An `email_key` is in lower case. */
export type Tables = DeliveryTables & {
  leads: Omit<LeadFields, 'subscribe' | 'start'> &
    Enquiry & {
      /** An ISO day; empty when the path had no start. */
      start: Generated<string>
      /** The start's id in its path. The id stays when the start's day moves. */
      start_id: Generated<string>
      subscribe: number
      /** `monthly` or `annual`; empty for a plan paid once, and when the form did not say. */
      billing: Generated<string>
      /** When the learner withdrew the lead; null otherwise. Nobody may call about a withdrawn lead. */
      withdrawn_at: Generated<string | null>
      /** When the time to undo a withdrawal ends; null without a withdrawal. */
      undo_until: Generated<string | null>
    }
  messages: MessageFields &
    Enquiry & {
      kind: Generated<MessageKind>
      /** When the sender's mail about the next start was queued; null before, and for other messages. */
      mailed_at: Generated<string | null>
    }
  /** `sent` is a hash of the request, and `record` names the stored record, such as "lead 12". No personal data. */
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
    /** When the owner proved the address by a mailed link; null before. */
    confirmed_at: string | null
    /** When the owner last got a mail about somebody's attempt to register the same address. */
    told_at: string | null
  }
  /** A row for each mailed link that confirms an account's own or next address, with the hash of its token. */
  confirmations: {
    id: Generated<number>
    hash: string
    account_id: number
    email: string
    email_key: string
    created_at: string
    expires_at: string
  }
  /** Hashes of the tokens in password links. Only earlier versions wrote rows without an account. */
  reset_tokens: {
    hash: string
    account_id: number | null
    expires_at: string
  }
  /** Exchanged refresh tokens, and ended families (a family: all tokens since one sign-in), until they expire. */
  spent_tokens: {
    id: string
    expires_at: string
  }
  /** The days ("2027-01-10") on which an enrolment's confirmation went to an address: at most one a day. */
  lead_mails: {
    address_hash: string
    day: string
  }
  /** How many mails strangers caused, by hour and kind: "2027-01-10T09", "2027-01-10T09 resets". */
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
