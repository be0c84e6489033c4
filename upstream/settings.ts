import type { Kysely } from 'kysely'

export type Log = (
  level: 'info' | 'warn' | 'error',
  event: string,
  details?: Record<string, string | number | boolean | null | undefined>,
) => void

/** Tells the time that decides what somebody sees. How long something takes is measured by the machine's own. */
export type Clock = () => Date

/** What the embedded upstream needs to know. It reads no environment variables itself. */
export type UpstreamSettings = {
  databaseUrl: string
  /**
   * Opens the database in the place of `databaseUrl`, for a process that uses it otherwise as well: two connections to
   * one SQLite file in one process would wait for each other. Whoever opens it closes it.
   */
  database?: () => Promise<Kysely<unknown>>
  contentDir: string
  siteUrl: string
  /** Signs the tokens of signed-in accounts; whoever knows it can sign in as anybody. */
  secret: string
  mail: {
    /** Without it, mails are written as .eml files into `dir`. */
    smtpUrl: string | undefined
    dir: string
    from: string
    /** Who is told of each lead and message. */
    leadsTo: string
  }
  provider: { name: string; phone: string; email: string }
  plans: readonly { id: string; name: string }[]
  log: Log
  now: Clock
}
