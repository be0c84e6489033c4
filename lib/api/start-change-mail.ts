import type { Kysely } from 'kysely'
import { greeting } from '@/delivery/letter'
import type { MadeMail } from '@/delivery/mail'
import { env } from '@/lib/env'
import { toCalendar } from '@/lib/event/calendar'
import { addressHash } from '@/lib/privacy/address-hash'
import { isSuppressed } from '@/lib/privacy/suppressions'
import type { SiteTables } from '@/lib/store/tables'
import { firstClass, formatStart } from '@/lib/time/first-class'
import { now } from '@/lib/time/now'
import { site } from '@/provider/facts/site'
import type { Tables } from '@/upstream/tables'

/** The data of a mail about a moved, cancelled or restored start. */
export type StartChange = {
  lead: number
  path: string
  start: string
  from: string
  how: 'moved' | 'cancelled' | 'restored'
  classTimes: string | null
  sequence: number
}

/** Goes to an enquiry's sender. As the address may be unconfirmed, the first name is the only typed text in it. */
export async function startChangeMail(
  db: Kysely<SiteTables & Tables>,
  { lead: id, path, start, from, how, sequence, classTimes }: StartChange,
): Promise<MadeMail> {
  const lead = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
  if (!lead) return { withheld: 'what it is about is gone' }
  if (lead.status === 'withdrawn' || lead.status === 'closed') return { withheld: 'its status has changed' }
  if (await isSuppressed(db, addressHash(lead.email))) return { withheld: 'suppressed' }
  const name = lead.careerPathName
  const words = (courseStart: string) => formatStart({ courseStart, classTimes }) ?? courseStart
  const [then, date] = [words(from), words(lead.start)]
  const { SITE_URL } = env()
  const url = `${SITE_URL}/careerpaths/${path}`
  const subject = {
    moved: `${name} now starts on ${date}`,
    cancelled: `Cancelled: ${name} on ${then}`,
    restored: `${name} starts on ${date} after all`,
  }[how]
  const news = {
    moved: `The start of ${name} that you asked about has moved. It begins on ${date}, not on ${then}. If that doesn’t suit you, tell us.`,
    cancelled: `We’re sorry: the start of ${name} on ${then} is cancelled. Admissions will be in touch about another start.`,
    restored: `The start of ${name} that we had cancelled takes place. It begins on ${date}.`,
  }[how]
  const day = firstClass({ courseStart: lead.start, classTimes }) ?? lead.start
  const calendar = {
    uid: `${path}-${start || 'start'}@${new URL(SITE_URL).hostname}`,
    title: `${name}: first class`,
    description: classTimes ?? '',
    ...{ start: day, end: day, url, location: null, isWholeDay: true },
    isCancelled: how === 'cancelled',
    invited: { email: lead.email, sequence },
  }
  return {
    to: lead.email,
    replyTo: site.email,
    subject,
    parts: [
      greeting(lead.firstName),
      news,
      { words: 'All starts of the path:', link: url, button: 'See the career path' },
      `Your reference: ${lead.reference}`,
      `Questions? Reply to this email or call ${site.phone}.`,
      `${site.name}\n${site.phone}`,
    ],
    icalEvent: {
      method: how === 'cancelled' ? 'CANCEL' : 'REQUEST',
      filename: 'start.ics',
      content: toCalendar(calendar, site, now()),
    },
  }
}
