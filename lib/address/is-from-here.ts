import { env } from '@/lib/env'

/**
 * Whether a form was sent by a page of this site: every browser says so in `Origin`, and newer ones in `Sec-Fetch-Site` too.
 * @param headers the request's
 * @returns false for a page of another site, of the same host in another scheme too, and for what names no page at all
 * @throws EnvError
 */
export function isFromHere(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  return isOwnOrigin(headers.get('origin') ?? '', headers)
}

/**
 * Whether an origin is this site's own.
 * @param origin such as "https://www.example.com"
 * @param headers those of the request
 * @throws EnvError
 */
export function isOwnOrigin(origin: string, headers: Pick<Headers, 'get'>): boolean {
  const { origin: own, protocol } = new URL(env().SITE_URL)
  // A proxy may pass on another host than the one that visitors' forms come from, and a site on this machine has two names.
  return [own, `${protocol}//${headers.get('host')}`].includes(origin)
}
