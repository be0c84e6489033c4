import { env } from '@/lib/env'

/** Whether a page of this site sent the request, by `Origin` and, if present, `Sec-Fetch-Site`. Throws EnvError. */
export function isFromHere(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  return isOwnOrigin(headers.get('origin') ?? '', headers)
}

/** Throws EnvError. */
export function isOwnOrigin(origin: string, headers: Pick<Headers, 'get'>): boolean {
  const { origin: own, protocol } = new URL(env().SITE_URL)
  // SITE_URL counts, as a proxy may change Host. Host counts, as a local site has two names.
  return [own, `${protocol}//${headers.get('host')}`].includes(origin)
}
