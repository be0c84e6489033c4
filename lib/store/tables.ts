import type { Generated } from 'kysely'
import type { DeliveryTables } from '@/delivery/tables'

/**
 * The site's own tables: they belong to no upstream, and are there with an outside one as well. Instants are ISO strings in
 * UTC. Booleans are 0 or 1, because SQLite has no others.
 */
export type SiteTables = DeliveryTables & {
  /** Leads and messages that look like spam: kept for a person to look at, sent nowhere until they are released. */
  quarantine: {
    id: Generated<number>
    created_at: string
    kind: 'lead' | 'message'
    /** The address in lower case. */
    email_key: string
    /** Why, in words, one to a line. */
    reasons: string
    /** What would have been sent to the upstream, as JSON. */
    fields: string
    /** The `Idempotency-Key` with which it would have been sent: one for each filled-in form. */
    key: string
  }
  /** Each time that somebody has ticked the box for our news. */
  consents: {
    id: string
    address_hash: string
    /** Null where we do not write to it: after its owner has unsubscribed, and where another upstream sends the news. */
    email: string | null
    /** The version of the words beside the box (provider/facts/news-wording.ts). */
    wording: string
    form: string
    /** Of the page that the form stood on. */
    path: string
    asked_at: string
    /** When the owner of the address confirmed it by the mailed link. */
    confirmed_at: string | null
    withdrawn_at: string | null
  }
  /** Whose owner has ended our news and confirmations. */
  suppressions: {
    address_hash: string
    created_at: string
  }
  /** That somebody's data were deleted, without saying whose. */
  erasures: {
    id: string
    erased_at: string
    /** Of the address, for as long as a backup may hold it; then null. A restore forgets the person again by it. */
    address_hash: string | null
    /** JSON: how many rows of which table. */
    counts: string
  }
  /** The days on which the purge was done, or is being done. */
  purges: {
    day: string
    /** JSON, as above; empty while it runs. */
    counts: string
  }
  /** The days, on the provider's calendar, whose morning mail was decided on. */
  mornings: {
    day: string
  }
  /** Who is signed in where. */
  sessions: {
    /** The hash of the id that the cookie carries. */
    id: string
    /** The account's address as a keyed hash. */
    account: string
    /** The account's id at the upstream, where its tokens tell one: a link to a new password names no other. */
    user_id: string | null
    /** Such as "Firefox on Windows". */
    device: string
    created_at: string
    last_seen_at: string
    /** No renewal goes beyond. */
    ends_at: string
    ended_at: string | null
    /** Until when one process alone exchanges the refresh token; empty while none does. */
    claimed_until: string
    /** How often its tokens were renewed. */
    renewals: number
    /** The session as it was renewed last, encrypted as in the cookie. */
    renewed: string | null
  }
  /** Which database this is, however it is reached: one row. */
  identity: {
    id: string
  }
  /** The processes that run, each with hashes of what all must have alike (lib/instances). On Postgres alone. */
  instances: {
    id: string
    /** JSON. */
    facts: string
    /** By the clock of the database, in milliseconds since 1970. */
    seen_at: number
  }
  /** What the publish hook of a process was told, for the others. On Postgres alone. */
  publications: {
    id: string
    /** The tags, with spaces between. */
    tags: string
    /** As above. */
    at: number
  }
}
