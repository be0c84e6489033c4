import { env } from '@/lib/env'

/**
 * Whether a form was sent by a page of this site: browsers say so in `Sec-Fetch-Site`, older ones in `Origin`.
 * @param headers the request's
 * @returns false for a page of another site, and for what names no page at all
 * @throws EnvError
 */
export function isFromHere(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin') ?? ''
  // A proxy may pass on another host than the one that visitors' forms come from.
  const hosts = [headers.get('host'), new URL(env().SITE_URL).host]
  return URL.canParse(origin) && hosts.includes(new URL(origin).host)
}
