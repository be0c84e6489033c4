import type { Kysely } from 'kysely'
import type { MadeMail, MailSettings } from '@/delivery/mail'
import type { DeliveryTables } from '@/delivery/tables'
import type { Log } from '@/delivery/try-item'
import type { WebhookSettings } from '@/delivery/webhook'
import type { Afterwards } from '@/delivery/worker'
import type { Tables } from './tables'

/** The source of all times that people see. Durations use the machine's clock. */
export type Clock = () => Date

/** Links in mails. A reader unsubscribes at `page`, a mail program at `oneClick`. `news` confirms the newsletter. */
export type MailLinks = { page: string; oneClick: string; news: string }

/** When an enquiry arrived, and by when its sender was promised an answer. ISO instants. */
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
  /** Includes drafts and future records, with the field `unpublished`. */
  showsUnpublished?: boolean
  /** Counts taken places in the database. False during a build, which opens no database. True by default. */
  countsPlaces?: boolean
  siteUrl: string
  /** Signs tokens: a person who knows it can sign in as anybody. */
  secret: string
  /** The secret before a rotation. Tokens that it signed are still valid. */
  previousSecret?: string | undefined
  mail: Omit<MailSettings, 'from'> & {
    from: string
    leadsTo: string
    /** The limit per hour for confirmations, and again for reset links: mails that strangers can cause. */
    perHour: number
  }
  /** A keyed hash of an address, equal for capitals and small letters. Nobody can guess it without the key. */
  addressHash: (address: string) => string
  /** Returns null for an unsubscribed address. Without this function, mails contain no `MailLinks`. */
  mailLinks?: (address: string) => Promise<MailLinks | null>
  /** The page that shows a learner the status of a lead. */
  enquiryLink?: (lead: { id: number; created_at: string }) => string
  webhook?: WebhookSettings
  /** `nextStep` says in an enrolment's confirmation what comes next. A path's `classroom_url` replaces `classroom`. */
  provider: { name: string; phone: string; email: string; nextStep: string; classroom?: string | undefined }
  callWords?: (sent: Date) => string | undefined
  /** The ISO instant by which an answer is promised; null without a promise. */
  answerDue?: (sent: Date) => string | null
  /** Reads the receipt of an enquiry that the site held back, from the header that the site signs. */
  readReceipt?: (header: string | undefined) => Receipt | null
  /** Takes a seat for a message that names an event by its slug, in that message's transaction. */
  register?: (trx: Kysely<Tables>, event: string, person: Registrant, at: Date) => Promise<void>
  /** Renders mails that the site enqueues itself, by kind. `to` is the address of admissions. */
  siteMails?: Record<string, SiteMail>
  plans: readonly { id: string; name: string }[]
  /** A lead's payment in a sentence or two; empty when it is unknown. */
  payment?: (planId: string, billing: string, path: PathRecord, start: string) => string
  /** The id of a path's start on an ISO day; empty when the path has no such start. */
  startId?: (start: string, path: PathRecord) => string
  /** The first class of a start, in words. `start` is an ISO day. */
  startWords?: (start: string, path?: PathRecord) => string
  log: Log
  now: Clock
  /** The clock that decides which queued items are due. With a stopped `now`, retries would never be due. */
  scheduleNow?: Clock
  /** Delivers after the current request, on hosts where the process then sleeps. */
  afterwards?: Afterwards
}
