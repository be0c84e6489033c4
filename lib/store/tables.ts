import type { Generated } from 'kysely'
import type { DeliveryTables } from '@/delivery/tables'

/** The first three hold a seat. */
export type RegistrationState = 'reserved' | 'confirmed' | 'offered' | 'waiting' | 'cancelled' | 'lapsed'

/** They exist with any upstream. Instants are ISO in UTC; booleans are 0 or 1. */
export type SiteTables = DeliveryTables & {
  /** Held back as spam until a person releases them. */
  quarantine: {
    id: Generated<number>
    created_at: string
    kind: 'lead' | 'message'
    /** In lower case. */
    email_key: string
    /** A reason per line. */
    reasons: string
    /** JSON for the upstream. */
    fields: string
    /** The `Idempotency-Key` of its sending. */
    key: string
    reference: Generated<string>
    /** By when its sender was promised an answer; null where none was. */
    due_at: Generated<string | null>
  }
  /** Who may open the desk. */
  staff: {
    /** In lower case. */
    address: string
    added_at: string
    /** Until when the mailed link works; null once it was used. */
    invited_until: string | null
    /** Part of that link's signature. */
    invitation: string
    /** The secret of the second factor, encrypted; empty without one. */
    factor: string
    /** Hashes of the unused recovery codes, one per line. */
    recovery: string
    /** The time step of the last code, which none before it may follow. */
    last_step: Generated<number>
  }
  /** What staff did at the desk, and who read which enquiry. */
  desk_actions: {
    id: Generated<number>
    at: string
    /** The address of the member of staff. */
    actor: string
    act: string
    reference: string
    /** The address of the enquiry's sender, in lower case. */
    person: string
    detail: string
    /** JSON of the columns before a change that can be undone; empty otherwise. */
    before: string
  }
  /** A round of an event for which somebody registered, as last announced to registrants. Embedded upstream. */
  event_rounds: {
    id: Generated<number>
    /** The slug. */
    event: string
    title: string
    starts_at: string
    ends_at: string
    time_zone: string
    /** An address; empty when online. */
    location: string
    /** Where it is watched; for confirmed registrations alone. */
    link: string
    is_cancelled: number
    /** Null: no limit. */
    seats: number | null
    /** The calendar file's SEQUENCE. */
    sequence: number
    /** A change that is not announced yet, and since when it stands; empty without one. */
    change: string
    changed_at: string
    /** As mailed after the event; empty before. */
    recording: string
  }
  /** Each start of a career path, as last announced to those whose enquiries name it. Embedded upstream. */
  announced_starts: {
    /** The path's slug. */
    path: string
    /** Empty for a path without a list of starts. */
    id: string
    /** An ISO day. */
    date: string
    is_cancelled: number
    /** The calendar file's SEQUENCE. */
    sequence: number
    /** As in `event_rounds`. */
    change: string
    changed_at: string
  }
  /** Each career path's name, as enquiries have it. Embedded upstream. */
  path_names: {
    /** Its slug. */
    path: string
    name: string
  }
  registrations: {
    id: Generated<number>
    round_id: number
    /** When it was asked for last, which orders those who wait. */
    created_at: string
    name: string
    email: string
    email_key: string
    /** Without a part such as "+news", which most servers ignore. */
    mailbox: string
    /** Of the message that asked. */
    reference: string
    state: RegistrationState
    /** When a reserved or offered seat is given back; empty otherwise. */
    until: string
    /** The last mail that a form caused. */
    mailed_at: string
    /** The last reminder. */
    reminded: '' | 'day' | 'hour'
  }
  /** Each ticked box for the news. */
  consents: {
    id: string
    address_hash: string
    /** Null after unsubscribing, and where another upstream sends the news. */
    email: string | null
    /** The version of the box's words (provider/facts/news-wording.ts). */
    wording: string
    form: string
    /** The form's page. */
    path: string
    asked_at: string
    /** By the mailed link. */
    confirmed_at: string | null
    withdrawn_at: string | null
  }
  /** Owners who have ended our news and confirmations. */
  suppressions: {
    address_hash: string
    created_at: string
  }
  /** Proofs of deletion, which name nobody. */
  erasures: {
    id: string
    erased_at: string
    /** The address's hash while a backup may hold it, then null. A restore forgets the person again by it. */
    address_hash: string | null
    /** JSON: rows per table. */
    counts: string
  }
  purges: {
    day: string
    /** JSON; empty while it runs. */
    counts: string
  }
  /** Days of the provider's calendar whose morning mail is decided. */
  mornings: {
    day: string
  }
  sessions: {
    /** A hash of the cookie's id. */
    id: string
    /** A keyed hash of the address. */
    account: string
    /** The upstream's id, where its tokens have one: a reset link names no other. */
    user_id: string | null
    device: string
    created_at: string
    last_seen_at: string
    /** No renewal extends it. */
    ends_at: string
    ended_at: string | null
    /** The lease of the process that exchanges the refresh token; empty without one. */
    claimed_until: string
    /** Renewals of its tokens. */
    renewals: number
    /** The last renewed session, encrypted. */
    renewed: string | null
    /** When the second factor opened the desk; null before. */
    desk_opened_at: Generated<string | null>
    /** The last accepted code. */
    desk_code_at: Generated<string | null>
  }
  /** Statuses from a CRM: hashes of id and body, and the first answer as JSON. */
  received_statuses: {
    id: string
    sent: string
    at: string
    answer: string
  }
  /** The desk's figures of enquiries that are deleted, which name nobody; `week` is its Monday. */
  desk_sums: {
    week: string
    subject: 'clock' | 'minutes' | 'path' | 'plan' | 'source' | 'campaign'
    name: string
    measure: string
    count: number
  }
  /** Which database this is, however it is reached: one row. */
  identity: {
    id: string
  }
  /** Running processes with hashes of what must be equal among them (lib/instances). Postgres only. */
  instances: {
    id: string
    /** JSON. */
    facts: string
    seen_at: number
  }
  /** Publications for the other processes. Postgres only. */
  publications: {
    id: string
    /** Separated by spaces. */
    tags: string
    at: number
  }
}
