import type { Kysely } from 'kysely'
import type { SetAsHtml } from '@/delivery/letter'
import type { MadeMail } from '@/delivery/mail'
import type { DeliveryTables } from '@/delivery/tables'
import type { Log } from '@/delivery/try-item'
import type { WebhookSettings } from '@/delivery/webhook'
import type { Afterwards } from '@/delivery/worker'

/** Tells the time that decides what somebody sees. How long something takes is measured by the machine's own. */
export type Clock = () => Date

export type Recipients = {
  /** Whether somebody has asked that no news and no confirmation go to an address. */
  isSuppressed: (address: string) => Promise<boolean>
  /** The links by which its owner ends them: a page with a button, and what mail programs post to. */
  unsubscribeLinks: (address: string) => { page: string; oneClick: string }
  /** The link by which its owner confirms that they want the news. */
  newsLink: (address: string) => string
}

/** What is known of a career path that a learner has chosen. */
export type PathRecord = {
  weeks?: number | undefined
  class_times?: string | undefined
  course_start_date: string | null
  course_start_repeats?: string | undefined
  prices?: unknown
}

/** What the embedded upstream needs to know. It reads no environment variables itself. */
export type UpstreamSettings = {
  databaseUrl: string
  /**
   * Opens the database in the place of `databaseUrl`, for a process that uses it otherwise as well: two connections to
   * one SQLite file in one process would wait for each other. Whoever opens it closes it.
   */
  database?: () => Promise<Kysely<unknown>>
  contentDir: string
  /** Whether drafts, and what is to be published later, are among the rest, each saying so. */
  showsUnpublished?: boolean
  siteUrl: string
  /** Signs the tokens of signed-in accounts; whoever knows it can sign in as anybody. */
  secret: string
  /** What signed them before it was changed, or will when it is: they are believed as well. */
  previousSecret?: string | undefined
  mail: {
    /** Without it, mails are written as .eml files into `dir`. */
    smtpUrl: string | undefined
    dir: string
    from: string
    /** Who is told of each lead and message. */
    leadsTo: string
    /** How many mails an hour may go that strangers can cause: confirmations and links to a new password. */
    perHour: number
    /** Sets the words of a mail as HTML; without it, mails are plain text. */
    html?: SetAsHtml
  }
  /** A hash of an address, by which it is known again in capitals or not, and which nobody without the key can try out. */
  addressHash: (address: string) => string
  /** What the site knows of whom the mails go to. Without it, mails carry no links to end or confirm anything. */
  recipients?: Recipients
  /** Where the provider is told of each lead and message, if anywhere. */
  webhook?: WebhookSettings
  /** `nextStep`: what the confirmation of an enrolment says of what comes next. */
  provider: { name: string; phone: string; email: string; nextStep: string }
  /** By when who has enquired at an instant is called, in words; undefined where nobody has said. */
  callWords?: (sent: Date) => string | undefined
  /** Writes the mail of a day's morning. */
  morning?: (db: Kysely<DeliveryTables>, day: string, to: string) => Promise<MadeMail>
  plans: readonly { id: string; name: string }[]
  /** What a lead comes to on its path, in a sentence or two for its mails; empty where nobody can tell. */
  payment?: (planId: string, billing: string, path: PathRecord) => string
  log: Log
  now: Clock
  /** Tells when deliveries are due. `now` does unless told; a clock that stands still would hold up what is tried again. */
  scheduleNow?: Clock
  /** Has deliveries made once the present request is answered, where no process stays to make them by and by. */
  afterwards?: Afterwards
}
