import { timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'
import { now } from '@/lib/time/now'
import { addressHash, keyed } from './address-hash'
import { retention } from './retention'

export const mailPages = { unsubscribe: '/unsubscribe', news: '/news/confirm' } as const

export type MailPurpose = keyof typeof mailPages

type Purpose = MailPurpose | 'enquiry' | 'registration'

export const isPurpose = (text: string): text is MailPurpose => Object.hasOwn(mailPages, text)

/** The page with a button, and where mail programs post to (RFC 8058). The links do not expire, and do not hold the email address. */
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

/** It works as long as the enquiry is kept. */
export function enquiryLink({ id, created_at }: { id: number; created_at: string }): string {
  const until = new Date(created_at)
  until.setUTCFullYear(until.getUTCFullYear() + retention.requests.years)
  return `${env().SITE_URL}/enquiry?${signed('enquiry', String(id), String(until.getTime()))}`
}

type Registered = { id: number; email: string; created_at: string; ends_at: string }

/** It works as long as the registration is kept. A restored backup may give its id to another address. */
export function registrationLink({ id, email, created_at, ends_at }: Registered): string {
  const until = new Date(created_at > ends_at ? created_at : ends_at)
  until.setUTCFullYear(until.getUTCFullYear() + retention.registrations.years)
  const subject = `${id}-${addressHash(email)}`
  return `${env().SITE_URL}/registration?${signed('registration', subject, String(until.getTime()))}`
}

/** Returns the hash of the address, the enquiry’s id, or a registration’s id and hash; null for a foreign or expired link. */
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
