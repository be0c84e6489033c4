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
}
