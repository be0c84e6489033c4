import type { Kysely } from 'kysely'
import type { SetAsHtml } from '@/delivery/letter'
import type { MadeMail } from '@/delivery/mail'
import type { DeliveryTables } from '@/delivery/tables'
import type { Log } from '@/delivery/try-item'
import type { WebhookSettings } from '@/delivery/webhook'
import type { Afterwards } from '@/delivery/worker'
import type { Tables } from './tables'

/** Decides what people see. Durations use the machine's clock. */
export type Clock = () => Date

/** The page and the mail program's address that end all mails, and the link that confirms the news. */
export type MailLinks = { page: string; oneClick: string; news: string }

/** When an enquiry came, and by when its sender was promised an answer. ISO instants. */
export type Receipt = { at: string; due: string | null }

export type Registrant = { name: string; email: string; reference: string }

export type SiteMail = (db: Kysely<DeliveryTables>, payload: never, to: string) => Promise<MadeMail>

export type PathRecord = {
  weeks?: number | undefined
  class_times?: string | undefined
  course_start_date: string | null
  course_start_repeats?: string | undefined
  starts?: unknown
  prices?: unknown
  classroom_url?: string | undefined
}

export type UpstreamSettings = {
  databaseUrl: string
  /** Replaces `databaseUrl`: two connections to one SQLite file would wait for each other. */
  database?: () => Promise<Kysely<unknown>>
  contentDir: string
  /** Includes drafts and future records, marked. */
  showsUnpublished?: boolean
  /** False during a build, which opens no database. True by default. */
  countsPlaces?: boolean
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
    leadsTo: string
    /** Mails an hour that strangers can cause: confirmations and reset links. */
    perHour: number
    html?: SetAsHtml
  }
  /** A keyed hash, the same for capitals, which nobody can guess without the key. */
  addressHash: (address: string) => string
  /** Null where the owner has ended news and confirmations. Without it, mails carry no such links. */
  mailLinks?: (address: string) => Promise<MailLinks | null>
  /** The page that shows a learner what has become of a lead. */
  enquiryLink?: (lead: { id: number; created_at: string }) => string
  webhook?: WebhookSettings
  /** `nextStep`: what the confirmation of an enrolment announces. `classroom`: its address, unless a path has its own. */
  provider: { name: string; phone: string; email: string; nextStep: string; classroom?: string | undefined }
  callWords?: (sent: Date) => string | undefined
  /** The ISO instant by which an answer is promised; null where none is. */
  answerDue?: (sent: Date) => string | null
  /** Reads when an enquiry that was held has come, from the header that the site signs. */
  readReceipt?: (header: string | undefined) => Receipt | null
  /** Takes a seat for a message that names an event by its slug, in that message's transaction. */
  register?: (trx: Kysely<Tables>, event: string, person: Registrant, at: Date) => Promise<void>
  /** Mails that the site enqueues itself, by kind. `to`: admissions. */
  siteMails?: Record<string, SiteMail>
  plans: readonly { id: string; name: string }[]
  /** A lead's payment in a sentence or two; empty where it is unknown. */
  payment?: (planId: string, billing: string, path: PathRecord, start: string) => string
  /** The id of a path's start on an ISO day; empty where it has none. */
  startId?: (start: string, path: PathRecord) => string
  /** The ISO day of a start as its first class in words. */
  startWords?: (start: string, path?: PathRecord) => string
  log: Log
  now: Clock
  /** Decides what is due; a stopped `now` would hold up retries. */
  scheduleNow?: Clock
  /** Delivers after the present request, where the process sleeps afterwards. */
  afterwards?: Afterwards
}
