import { timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'
import { now } from '@/lib/time/now'
import { addressHash, keyed } from './address-hash'
import { retention } from './retention'

/** The paths of the pages that the links of mails open; each has one button. */
export const mailPages = { unsubscribe: '/unsubscribe', news: '/news/confirm' } as const

export type MailPurpose = keyof typeof mailPages

/**
 * Tells what a link can be for from anything else.
 *
 * @param text part of an address
 */
export const isPurpose = (text: string): text is MailPurpose => Object.hasOwn(mailPages, text)

/**
 * The links by which the owner of an address ends our mails to it. They are good for ever.
 *
 * @param address in capitals or not; the links do not show it
 * @returns the page with a button, and what mail programs post to (RFC 8058)
 * @throws EnvError
 */
export function unsubscribeLinks(address: string): { page: string; oneClick: string } {
  const query = signed('unsubscribe', addressHash(address), '')
  const { SITE_URL } = env()
  return {
    page: `${SITE_URL}${mailPages.unsubscribe}?${query}`,
    oneClick: `${SITE_URL}/api/unsubscribe?${query}`,
  }
}

/**
 * The link by which the owner of an address confirms that they want our news, good for as long as that is waited for.
 *
 * @param address in capitals or not; the link does not show it
 * @param at the instant from which the time is counted
 * @throws EnvError
 */
export function newsLink(address: string, at: Date = now()): string {
  const until = at.getTime() + retention.unconfirmedNews.days * 24 * 60 * 60_000
  return `${env().SITE_URL}${mailPages.news}?${signed('news', addressHash(address), String(until))}`
}

/**
 * Reads a link that was mailed.
 *
 * @param purpose what it must have been made for
 * @param query of the link
 * @param at the instant of the request
 * @returns the hash of its address; null where the link is not ours or is too old
 * @throws EnvError
 */
export function readMailLink(purpose: MailPurpose, query: URLSearchParams, at: Date = now()): string | null {
  const [hash = '', until = '', signature = ''] = ['a', 'until', 's'].map((name) => query.get(name) ?? '')
  const [ours, theirs] = [Buffer.from(keyed(purpose, `${hash} ${until}`)), Buffer.from(signature)]
  if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return null
  return until === '' || at.getTime() < Number(until) ? hash : null
}

function signed(purpose: MailPurpose, hash: string, until: string): URLSearchParams {
  const signature = keyed(purpose, `${hash} ${until}`)
  return new URLSearchParams({ a: hash, ...(until && { until }), s: signature })
}
