import type { Kysely } from 'kysely'
import { greeting, type Part } from '@/delivery/letter'
import type { MadeMail } from '@/delivery/mail'
import type { DeliveryTables } from '@/delivery/tables'
import { env } from '@/lib/env'
import { addressHash } from '@/lib/privacy/address-hash'
import { registrationLink, unsubscribeLinks } from '@/lib/privacy/mail-links'
import { isSuppressed } from '@/lib/privacy/suppressions'
import type { Db } from '@/lib/store/tables'
import { eventDate } from '@/lib/time/event-date'
import { now } from '@/lib/time/now'
import { site } from '@/provider/facts/site'
import { toCalendar } from './calendar'
import type { MailKind, MailPayloads } from './queue-mail'
import { type RegistrationWithRound, readRegistration } from './read-registrations'
import { seated } from './rounds'

type Written =
  | { subject: string; parts: Part[]; hasCalendar?: boolean; isCancelled?: boolean }
  | { withheld: string }

const hourMs = 60 * 60_000

const write: { [Kind in MailKind]: (of: RegistrationWithRound, from: MailPayloads[Kind]) => Written } = {
  event_registration(own, { state }) {
    if (own.state !== state || own.is_cancelled || isOver(own)) return { withheld: 'its state has changed' }
    const { title } = own
    const until = own.until && clock(own, own.until)
    const link = registrationLink(own)
    const stop = {
      words: 'Not you? Someone may have mistyped their email address.',
      link: unsubscribeLinks(own.email).page,
      label: 'Stop these emails',
    }
    if (state === 'waiting')
      return {
        subject: `You’re on the waiting list for ${title}`,
        parts: [`All seats for ${title} are taken. We’ll email you if one comes up.`, ...facts(own), stop],
      }
    if (state === 'offered')
      return {
        subject: `A seat has become free: ${title}`,
        hasCalendar: true,
        parts: [
          `A seat for ${title} has become free, and you’re next in line for it. We’ll keep it for you until ${until}.`,
          when(own),
          { words: 'Take it here:', link, button: 'Take the seat' },
          'If you don’t, we’ll offer it to the next person in line.',
          stop,
        ],
      }
    if (state === 'reserved')
      return {
        subject: `Confirm your seat: ${title}`,
        hasCalendar: true,
        parts: [
          `We’ve reserved a seat for you at ${title}. Please confirm it by ${until}, or we’ll offer it to someone else.`,
          when(own),
          { words: 'Confirm or cancel your seat here:', link, button: 'Confirm your seat' },
          ...(own.location ? [] : ['Once you’ve confirmed, you’ll find the joining link on the same page.']),
          stop,
        ],
      }
    return { subject: `Your seat: ${title}`, hasCalendar: true, parts: ['You’re registered.', ...facts(own)] }
  },

  event_change(own, { how, sequence }) {
    if (sequence !== own.sequence) return { withheld: 'it has changed again' }
    const hasCalendar = seated.includes(own.state)
    if (!hasCalendar && own.state !== 'waiting') return { withheld: 'its state has changed' }
    const date = clock(own, own.starts_at)
    if (how === 'cancelled')
      return {
        subject: `Cancelled: ${own.title}`,
        hasCalendar,
        isCancelled: true,
        parts: [
          `We’re sorry: ${own.title} on ${date} is cancelled. You don’t need to do anything.`,
          { words: 'Other events:', link: `${env().SITE_URL}/events`, button: 'See our events' },
        ],
      }
    const [subject, news] = {
      moved: ['Changed', 'has a new time or place.'],
      relinked: ['New link', 'has a new link to join.'],
      restored: ['It takes place after all', 'takes place after all.'],
    }[how]
    return {
      subject: `${subject}: ${own.title}`,
      hasCalendar,
      parts: [`${own.title} ${news}`, ...facts(own)],
    }
  },

  event_reminder(own, { which }) {
    if (own.state !== 'confirmed' || own.is_cancelled) return { withheld: 'its state has changed' }
    const left = Date.parse(own.starts_at) - now().getTime()
    const [from, until] = which === 'day' ? [25 * hourMs, 2 * hourMs] : [hourMs, 0]
    if (left <= until || left > from) return { withheld: 'its time has passed' }
    return { subject: `Reminder: ${own.title}`, parts: [`${own.title} starts soon.`, ...facts(own)] }
  },

  event_recording: (own) => ({
    subject: `The recording: ${own.title}`,
    parts: [
      `Thank you for registering for ${own.title}.`,
      { words: 'Watch the recording here:', link: own.recording, button: 'Watch the recording' },
    ],
  }),
}

/** Mails by kind, rendered when they are sent, so that a registrant reads current facts. */
export const registrationMails = Object.fromEntries(
  (Object.keys(write) as MailKind[]).map((kind) => [
    kind,
    async (db: Kysely<DeliveryTables>, payload: { registration: number }): Promise<MadeMail> =>
      await render(kind, db as Db, payload),
  ]),
)

async function render(kind: MailKind, db: Db, payload: { registration: number }): Promise<MadeMail> {
  const own = await readRegistration(db, payload.registration)
  if (!own) return { withheld: 'what it is about is gone' }
  const isProven = own.state === 'confirmed'
  if (!isProven && (await isSuppressed(db, addressHash(own.email)))) return { withheld: 'suppressed' }
  const written = write[kind](own, payload as never)
  if ('withheld' in written) return written
  const { subject, parts, hasCalendar, isCancelled = false } = written
  const { name, phone, email } = site
  return {
    to: own.email,
    replyTo: email,
    subject,
    parts: [
      greeting(own.name),
      ...parts,
      `Questions? Reply to this email or call ${phone}.`,
      `${name}\n${env().SITE_URL}`,
    ],
    ...(hasCalendar && {
      icalEvent: {
        method: isCancelled ? 'CANCEL' : 'REQUEST',
        filename: 'event.ics',
        content: calendarOf(own, isCancelled),
      },
    }),
  }
}

function calendarOf(own: RegistrationWithRound, isCancelled: boolean): string {
  const link = registrationLink(own)
  const entry = {
    uid: `${own.event}-round-${own.round_id}@${new URL(env().SITE_URL).hostname}`,
    title: own.title,
    description: `Your registration: ${link}`,
    start: own.starts_at,
    end: own.ends_at,
    url: link,
    location: own.location || null,
    isCancelled,
    invited: { email: own.email, sequence: own.sequence },
  }
  return toCalendar(entry, site, now())
}

function facts(own: RegistrationWithRound): Part[] {
  const link = registrationLink(own)
  if (own.state === 'waiting')
    return [
      when(own),
      { words: 'No longer want a seat? Leave the waiting list:', link, button: 'Leave the list' },
    ]
  const words = own.location
    ? 'Your seat, and how to cancel it:'
    : 'How to join, and how to cancel your seat:'
  return [when(own), { words, link, button: 'Your registration' }]
}

const isOver = ({ ends_at }: RegistrationWithRound) => ends_at < now().toISOString()

function when(own: RegistrationWithRound): Part {
  return {
    rows: [
      ['Date', clock(own, own.starts_at)],
      ['Where', own.location || 'Online'],
    ],
  }
}

const clock = ({ time_zone }: RegistrationWithRound, start: string) =>
  eventDate({ start, timeZone: time_zone })
