/**
 * The site's own tables: they belong to no upstream, and are there with an outside one as well. Instants are ISO strings in
 * UTC. Booleans are 0 or 1, because SQLite has no others.
 */
export type SiteTables = {
  /** What was counted under a limit (limits.ts). `key` is a hash where it stands for an address or a client. */
  limits: {
    key: string
    points: number
    /** The millisecond at which the count begins anew; null: it never does. */
    expires: number | null
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
