import type { Generated } from 'kysely'
import type { DeliveryTables } from '@/delivery/tables'

/** `reserved`, `confirmed` and `offered` occupy a seat. */
export type RegistrationState = 'reserved' | 'confirmed' | 'offered' | 'waiting' | 'cancelled' | 'lapsed'

/** The site's own tables. They exist with any upstream; some have rows only with the embedded one. Instants are ISO in UTC; booleans are 0 or 1. */
export type SiteTables = DeliveryTables & {
  /** Forms that look like spam, until a person releases them or they expire. */
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
    /** The `Idempotency-Key` with which a release sends the form. */
    key: string
    reference: Generated<string>
    /** The instant by which the sender was promised an answer; null without a promise. */
    due_at: Generated<string | null>
  }
  /** The members of staff who may open the desk. */
  staff: {
    /** In lower case. */
    address: string
    added_at: string
    /** Until when the mailed link works; null once it was used. */
    invited_until: string | null
    /** Part of the mailed link's signature. */
    invitation: string
    /** The secret of the second factor, encrypted; empty without one. */
    factor: string
    /** Hashes of the unused recovery codes, one per line. */
    recovery: string
    /** The time step of the last accepted code. Later codes must have a later step. */
    last_step: Generated<number>
  }
  /** Actions of staff at the desk, including who read which enquiry. */
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
  /** One row per date of an event, as last announced to its registrants. Only with the embedded upstream. */
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
    /** The address for watching. Only confirmed registrants get it. */
    link: string
    is_cancelled: number
    /** Null: no limit. */
    seats: number | null
    /** The calendar file's SEQUENCE. */
    sequence: number
    /** A change that is not announced yet, and the instant at which it was noticed; both empty without one. */
    change: string
    changed_at: string
    /** The recording's address as mailed after the event; empty before. */
    recording: string
  }
  /** Starts of career paths, with the date last announced to people who enquired. Only with the embedded upstream. */
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
  /** The path name in stored enquiries. After a rename, they get the new one. Only with the embedded upstream. */
  path_names: {
    /** The slug. */
    path: string
    name: string
  }
  registrations: {
    id: Generated<number>
    round_id: number
    /** The last request for the seat. The waiting list is in this order. */
    created_at: string
    name: string
    email: string
    email_key: string
    /** The address without a part such as "+news", which most servers ignore. */
    mailbox: string
    /** The reference of the message that requested the seat. */
    reference: string
    state: RegistrationState
    /** When a reserved or offered seat is given back; empty otherwise. */
    until: string
    /** The instant of the last mail about this seat. */
    mailed_at: string
    /** The last reminder. */
    reminded: '' | 'day' | 'hour'
  }
  /** A row for each ticked box for the news. */
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
    /** When the owner used the mailed link. */
    confirmed_at: string | null
    withdrawn_at: string | null
  }
  /** Addresses whose owners unsubscribed from news and confirmations. */
  suppressions: {
    address_hash: string
    created_at: string
  }
  /** Proofs of deletion, which name nobody. */
  erasures: {
    id: string
    erased_at: string
    /** The address's hash while a backup may hold the address, then null. It lets a restore forget the person again. */
    address_hash: string | null
    /** JSON: rows per table. */
    counts: string
  }
  purges: {
    day: string
    /** JSON; empty while it runs. */
    counts: string
  }
  /** Days of the provider's calendar on which the morning mail was queued, or not needed. */
  mornings: {
    day: string
  }
  sessions: {
    /** A hash of the cookie's id. */
    id: string
    /** A keyed hash of the address. */
    account: string
    /** The upstream's account id, if its tokens have one. A reset link names the account only by this id. */
    user_id: string | null
    device: string
    created_at: string
    last_seen_at: string
    /** No renewal extends it. */
    ends_at: string
    ended_at: string | null
    /** The end of the lease of the process that exchanges the refresh token; empty without a lease. */
    claimed_until: string
    /** Renewals of its tokens. */
    renewals: number
    /** This session with its newest tokens, encrypted; null before the first renewal. */
    renewed: string | null
    /** When the second factor opened the desk; null before. */
    desk_opened_at: Generated<string | null>
    /** When the last code was accepted. */
    desk_code_at: Generated<string | null>
  }
  /** Statuses from a CRM: hashes of id and body, and the first answer as JSON. */
  received_statuses: {
    id: string
    sent: string
    at: string
    answer: string
  }
  /** The desk's figures of deleted enquiries, without personal data. `week` is the ISO date of its Monday. */
  desk_sums: {
    week: string
    subject: 'clock' | 'minutes' | 'path' | 'plan' | 'source' | 'campaign'
    name: string
    measure: string
    count: number
  }
  /** One row with an id for this database. Several connection URLs may lead to the same database. */
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
  /** The cache tags that one process revalidates, for the others to read. Postgres only. */
  publications: {
    id: string
    /** Separated by spaces. */
    tags: string
    at: number
  }
}
