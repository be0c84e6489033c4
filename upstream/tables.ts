import type { Generated, Selectable } from 'kysely'
import type { DeliveryTables } from '@/delivery/tables'
import type { MessageKind } from './extensions'
import type { LeadFields, MessageFields } from './record-fields'

/** People's data. Instants are ISO strings in UTC. Booleans are 0 or 1, because SQLite has no others. */
export type Tables = DeliveryTables & {
  leads: Omit<LeadFields, 'subscribe'> & {
    id: Generated<number>
    created_at: string
    subscribe: number
    /** `email` in lower case. */
    email_key: string
    /** By which the learner and admissions speak of it, such as "7K3-P9Q-XMT". */
    reference: Generated<string>
    /** `monthly` or `annual`; empty where the plan is paid once, or nothing was said of it. */
    billing: Generated<string>
    /** The path of the page with the form. */
    page: Generated<string>
    /** What led to the site, as `utm_source=…&utm_medium=…`. */
    campaign: Generated<string>
    /** When the learner took it back; null: they have not. Nobody is to call them then. */
    withdrawn_at: Generated<string | null>
    /** Until when they may undo that; null: they have not taken it back, or did before this could be undone. */
    undo_until: Generated<string | null>
  }
  messages: MessageFields & {
    id: Generated<number>
    created_at: string
    kind: Generated<MessageKind>
    /** `email` in lower case. */
    email_key: string
    /** As a lead's. */
    reference: Generated<string>
    page: Generated<string>
    campaign: Generated<string>
  }
  /** Holds no personal data: what was sent is a hash, and the record is named by its kind and id, such as "lead 12". */
  idempotency_keys: {
    key: string
    created_at: string
    sent: string
    record: string
  }
  accounts: {
    id: Generated<number>
    created_at: string
    /** As it was typed. `email_key` is the same in lower case, and unique. */
    email: string
    email_key: string
    password_hash: string
    is_active: number
    /** When somebody last signed in or used what is signed in, to the day. */
    last_contact_at: string
    /** When a link that was mailed to the address was used; null: nobody has shown that it is theirs. */
    confirmed_at: string | null
    /** When the owner was last told by mail that somebody wanted to register the address. */
    told_at: string | null
  }
  /** Links that confirm an address, the account's own or its next one: the hash of each, never the token. */
  confirmations: {
    id: Generated<number>
    hash: string
    account_id: number
    email: string
    /** `email` in lower case. */
    email_key: string
    created_at: string
    expires_at: string
  }
  /** Holds the hash of a token, never the token. A row without an account is for an address that has none. */
  reset_tokens: {
    hash: string
    account_id: number | null
    expires_at: string
  }
  /** The ids of refresh tokens that have been exchanged, and of families that have ended, until the tokens expire. */
  spent_tokens: {
    id: string
    expires_at: string
  }
  /** Which address had its confirmation of an enquiry on which day ("2027-01-10"). */
  lead_mails: {
    address_hash: string
    day: string
  }
  /** How many mails that strangers can cause were sent in an hour ("2027-01-10T09"). */
  mail_hours: {
    hour: string
    sent: number
  }
}

/** A lead as the mails and the answer of POST /leads/ know it. */
export type Lead = Omit<
  Selectable<Tables['leads']>,
  'created_at' | 'email_key' | 'subscribe' | 'withdrawn_at' | 'undo_until'
> & {
  subscribe: boolean
}

/** A lead as the database holds it: it may have been withdrawn since it was sent. */
export type StoredLead = Lead & Pick<Selectable<Tables['leads']>, 'withdrawn_at'>

/** A contact message, likewise. */
export type Message = Omit<Selectable<Tables['messages']>, 'created_at' | 'email_key'>

export type Account = Selectable<Tables['accounts']>
