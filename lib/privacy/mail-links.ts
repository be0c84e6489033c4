import { timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'
import { now } from '@/lib/time/now'
import { addressHash, keyed } from './address-hash'
import { retention } from './retention'

export const mailPages = { unsubscribe: '/unsubscribe', news: '/news/confirm' } as const

export type MailPurpose = keyof typeof mailPages

type Purpose = MailPurpose | 'enquiry' | 'registration'

export const isPurpose = (text: string): text is MailPurpose => Object.hasOwn(mailPages, text)

/** `page` has a button. Mail programs post to `oneClick` (RFC 8058). Links never expire and hold no email address. */
export function unsubscribeLinks(address: string): { page: string; oneClick: string } {
  const query = signed('unsubscribe', addressHash(address), '')
  const { SITE_URL } = env()
  return {
    page: `${SITE_URL}${mailPages.unsubscribe}?${query}`,
    oneClick: `${SITE_URL}/api/unsubscribe?${query}`,
  }
}

export function newsLink(address: string, at: Date = now()): string {
  const until = at.getTime() + retention.unconfirmedNews.days * 24 * 60 * 60_000
  return `${env().SITE_URL}${mailPages.news}?${signed('news', addressHash(address), String(until))}`
}

/** The link is valid until the enquiry is purged. */
export function enquiryLink({ id, created_at }: { id: number; created_at: string }): string {
  const until = new Date(created_at)
  until.setUTCFullYear(until.getUTCFullYear() + retention.requests.years)
  return `${env().SITE_URL}/enquiry?${signed('enquiry', String(id), String(until.getTime()))}`
}

type Registered = { id: number; email: string; created_at: string; ends_at: string }

/** Valid until the registration is purged. It has the address's hash, because a restored backup may reuse an id. */
export function registrationLink({ id, email, created_at, ends_at }: Registered): string {
  const until = new Date(created_at > ends_at ? created_at : ends_at)
  until.setUTCFullYear(until.getUTCFullYear() + retention.registrations.years)
  const subject = `${id}-${addressHash(email)}`
  return `${env().SITE_URL}/registration?${signed('registration', subject, String(until.getTime()))}`
}

/** Returns an address's hash, an enquiry's id, or a registration's id and hash. Null for an invalid or expired link. */
export function readMailLink(purpose: Purpose, query: URLSearchParams, at: Date = now()): string | null {
  const [subject = '', until = '', signature = ''] = ['a', 'until', 's'].map((name) => query.get(name) ?? '')
  const [ours, theirs] = [Buffer.from(keyed(purpose, `${subject} ${until}`)), Buffer.from(signature)]
  if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return null
  return until === '' || at.getTime() < Number(until) ? subject : null
}

function signed(purpose: Purpose, subject: string, until: string): URLSearchParams {
  const signature = keyed(purpose, `${subject} ${until}`)
  return new URLSearchParams({ a: subject, ...(until && { until }), s: signature })
}
