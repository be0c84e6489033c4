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
}
