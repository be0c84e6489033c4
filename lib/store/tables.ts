import type { Generated } from 'kysely'

/**
 * The site's own tables: they belong to no upstream, and are there with an outside one as well. Instants are ISO strings in
 * UTC. Booleans are 0 or 1, because SQLite has no others.
 */
export type SiteTables = {
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
  }
  /** Each time that somebody has ticked the box for our news. */
  consents: {
    id: string
    address_hash: string
    /** Null where we do not write to it: after its owner has unsubscribed, and where another upstream sends the news. */
    email: string | null
    /** The version of the words beside the box (lib/provider/news-wording.ts). */
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
    /** JSON: how many rows of which table. */
    counts: string
  }
  /** The days on which the purge was done, or is being done. */
  purges: {
    day: string
    /** JSON, as above; empty while it runs. */
    counts: string
  }
}
