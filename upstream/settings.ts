import type { Kysely } from 'kysely'
import type { SetAsHtml } from '@/delivery/letter'
import type { MadeMail } from '@/delivery/mail'
import type { DeliveryTables } from '@/delivery/tables'
import type { Log } from '@/delivery/try-item'
import type { WebhookSettings } from '@/delivery/webhook'
import type { Afterwards } from '@/delivery/worker'

/** Decides what people see. Durations use the machine's clock. */
export type Clock = () => Date

export type Recipients = {
  /** Whether the owner has ended news and confirmations. */
  isSuppressed: (address: string) => Promise<boolean>
  /** A page with a button, and the address that mail programs post to. */
  unsubscribeLinks: (address: string) => { page: string; oneClick: string }
  /** Confirms the subscription to the news. */
  newsLink: (address: string) => string
}

/** The career path of a lead. */
export type PathRecord = {
  weeks?: number | undefined
  class_times?: string | undefined
  course_start_date: string | null
  course_start_repeats?: string | undefined
  prices?: unknown
}

/** The upstream's settings. It reads no environment variables. */
export type UpstreamSettings = {
  databaseUrl: string
  /**
   * Replaces `databaseUrl` for a process that also uses the database: two connections to one SQLite file
   * would wait for each other. The opener closes it.
   */
  database?: () => Promise<Kysely<unknown>>
  contentDir: string
  /** Includes drafts and future records, marked. */
  showsUnpublished?: boolean
  siteUrl: string
  /** Signs tokens: its owner can sign in as anybody. */
  secret: string
  /** Also verified, during a rotation. */
  previousSecret?: string | undefined
  mail: {
    /** Without it, mails become .eml files in `dir`. */
    smtpUrl: string | undefined
    dir: string
    from: string
    /** Is told of each lead and message. */
    leadsTo: string
    /** Mails an hour that strangers can cause: confirmations and reset links. */
    perHour: number
    /** Renders HTML; without it, mails are plain text. */
    html?: SetAsHtml
  }
  /** A keyed hash, the same for capitals, which nobody can guess without the key. */
  addressHash: (address: string) => string
  /** Without it, mails carry no links to end or confirm anything. */
  recipients?: Recipients
  /** The provider's webhook, if any. */
  webhook?: WebhookSettings
  /** `nextStep`: what the confirmation of an enrolment announces. */
  provider: { name: string; phone: string; email: string; nextStep: string }
  /** When an enquirer is called, in words. */
  callWords?: (sent: Date) => string | undefined
  /** Writes the day's morning mail. */
  morning?: (db: Kysely<DeliveryTables>, day: string, to: string) => Promise<MadeMail>
  plans: readonly { id: string; name: string }[]
  /** A lead's payment in a sentence or two; empty where it is unknown. */
  payment?: (planId: string, billing: string, path: PathRecord) => string
  log: Log
  now: Clock
  /** Decides what is due; a stopped `now` would hold up retries. */
  scheduleNow?: Clock
  /** Delivers after the present request, where the process sleeps afterwards. */
  afterwards?: Afterwards
}
