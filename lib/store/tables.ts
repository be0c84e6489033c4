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
}
