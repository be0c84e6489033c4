import type { Generated, Kysely } from 'kysely'
import type { DeliveryTables } from '@/delivery/tables'

/** The site's database. */
export type Db = Kysely<SiteTables>

/** `reserved`, `confirmed` and `offered` occupy a seat. */
export type RegistrationState = 'reserved' | 'confirmed' | 'offered' | 'waiting' | 'cancelled' | 'lapsed'

/** The site's own tables. Some stay empty when `API_ROOT_URL` names another upstream. Instants are ISO in UTC; booleans are 0 or 1. */
export type SiteTables = DeliveryTables & {
  /** Forms that look like spam, until staff send or delete them, or they expire. */
  quarantine: {
    id: Generated<number>
    created_at: string
    kind: 'lead' | 'message'
    /** The sender's address in lower case. */
    email_key: string
    /** Why the form looks like spam: a reason per line. */
    reasons: string
    /** The form's fields, as JSON for the upstream. */
    fields: string
    /** The `Idempotency-Key` for the upstream, if staff send the form. */
    key: string
    reference: Generated<string>
    /** The instant by which the sender was promised an answer; null without a promise. */
    due_at: Generated<string | null>
  }
  /** The members of staff who may open the desk. */
  staff: {
    /** In lower case. */
    address: string
    added_at: string
    /** Until when the mailed invitation works; null once its link was used. */
    invited_until: string | null
    /** A random value that the mailed link's signature covers. A new value makes earlier links invalid. */
    invitation: string
    /** The secret of the second factor, encrypted; empty until the member sets one up. */
    factor: string
    /** Hashes of the unused recovery codes, one per line. */
    recovery: string
    /** The 30-second step of the last accepted code. Only codes of later steps are accepted. */
    last_step: Generated<number>
  }
  /** Actions of staff at the desk, including who read which enquiry. */
  desk_actions: {
    id: Generated<number>
    at: string
    /** The address of the member of staff. */
    actor: string
    act: string
    reference: string
    /** The address of the enquiry's sender, in lower case. */
    person: string
    detail: string
    /** The enquiry's columns before the change, as JSON; empty for an act that cannot be undone. */
    before: string
  }
  /** A row for each date of an event, with the values last mailed to registrants. Only with the embedded upstream. */
  event_rounds: {
    id: Generated<number>
    /** The event's slug. */
    event: string
    title: string
    starts_at: string
    ends_at: string
    time_zone: string
    /** A postal address; empty for an online event. */
    location: string
    /** The web address of an online event. Only confirmed registrants get it. */
    link: string
    is_cancelled: number
    /** Null: no limit. */
    seats: number | null
    /** The SEQUENCE of mailed calendar files. Each announced change adds 1. */
    sequence: number
    /** A change that no mail has announced yet, as JSON; empty without one. `changed_at`: when the site found it. */
    change: string
    changed_at: string
    /** The recording link that registrants last got. A new row starts with the event's current link, which belongs to an earlier date. */
    recording: string
  }
  /** Starts of career paths, with the date last announced to people who enquired. Only with the embedded upstream. */
  announced_starts: {
    /** The path's slug. */
    path: string
    /** The start's id; empty when the path's file has `course_start_date` instead of `starts`. */
    id: string
    /** An ISO day. */
    date: string
    is_cancelled: number
    /** The SEQUENCE of mailed calendar files. Each announced change adds 1. */
    sequence: number
    /** A change that no mail has announced yet; empty without one. `changed_at`: when the site found it. */
    change: string
    changed_at: string
  }
  /** Each path's name at the last check. When it changes, the site writes the new name into enquiries. Only with the embedded upstream. */
  path_names: {
    /** The path's slug. */
    path: string
    name: string
  }
  registrations: {
    id: Generated<number>
    round_id: number
    /** When this seat or waiting place was requested. Free seats are offered in this order. */
    created_at: string
    name: string
    email: string
    email_key: string
    /** The address without a part such as "+news", which most servers ignore. */
    mailbox: string
    /** The reference of the message that requested the seat. */
    reference: string
    state: RegistrationState
    /** When an unconfirmed seat lapses; empty in the states `waiting`, `confirmed` and `cancelled`. */
    until: string
    /** When the site last queued a mail that answers this registration or offers a seat. */
    mailed_at: string
    /** The last reminder mailed or skipped. A visitor who confirms after a reminder's time does not get that reminder. */
    reminded: '' | 'day' | 'hour'
  }
  /** A row for each form that was sent with the newsletter's box ticked. */
  consents: {
    id: string
    address_hash: string
    /** Null after unsubscribing, and with an outside upstream, which sends the newsletter itself. */
    email: string | null
    /** The version of the text beside the box (`news_wording` in provider.yaml). */
    wording: string
    form: string
    /** The path of the form's page. */
    path: string
    asked_at: string
    /** When the address's owner confirmed by the mailed link. */
    confirmed_at: string | null
    withdrawn_at: string | null
  }
  /** Addresses whose owners unsubscribed. */
  suppressions: {
    address_hash: string
    created_at: string
  }
  /** A row proves that a person's data was deleted. It does not contain the person's name. */
  erasures: {
    id: string
    erased_at: string
    /** After a restore, this hash finds the data to delete again. Null once no backup can hold the address. */
    address_hash: string | null
    /** The number of deleted rows per table, as JSON. */
    counts: string
  }
  purges: {
    day: string
    /** The number of deleted rows per table, as JSON; empty while the purge runs. */
    counts: string
  }
  /** A row for each day whose morning mail to staff is queued or unnecessary. It prevents a second mail. */
  mornings: {
    day: string
  }
  sessions: {
    /** The hash of the session's id, which only the visitor's cookie holds. */
    id: string
    /** A keyed hash of the account's address. */
    account: string
    /** The upstream's account id, if its tokens have one. A password reset finds the account's sessions by this id. */
    user_id: string | null
    device: string
    created_at: string
    last_seen_at: string
    /** The end of the session, which no renewal extends. */
    ends_at: string
    ended_at: string | null
    /** The end of the lease; empty without one. Only the process with the lease exchanges the refresh token. */
    claimed_until: string
    /** How often the tokens were renewed. */
    renewals: number
    /** The whole session with its newest tokens, encrypted. Null before the first renewal and after the end. */
    renewed: string | null
    /** When the second factor opened the desk; null before. */
    desk_opened_at: Generated<string | null>
    /** When the desk last accepted a code; null before. */
    desk_code_at: Generated<string | null>
  }
  /** Statuses that a CRM sent. */
  received_statuses: {
    /** A hash of the request's id. */
    id: string
    /** A hash of the body. */
    sent: string
    at: string
    /** The JSON response. A repeated request gets it again. */
    answer: string
  }
  /** Counts that replace deleted enquiries in the desk's figures. `week` is the ISO date of a Monday. */
  desk_sums: {
    week: string
    subject: 'clock' | 'minutes' | 'path' | 'plan' | 'source' | 'campaign'
    name: string
    measure: string
    count: number
  }
  /** One row with this database's id. Processes with different connection URLs compare it to see if they share a database. */
  identity: {
    id: string
  }
  /** Running processes of the site. Postgres only. */
  instances: {
    id: string
    /** Hashes of the settings that all processes must share (lib/instances), as JSON. */
    facts: string
    seen_at: number
  }
  /** The cache tags that one process revalidates, for the others to read. Postgres only. */
  publications: {
    id: string
    /** Separated by spaces. */
    tags: string
    at: number
  }
}
