import { env } from '@/lib/env'

/** `Origin`, and `Sec-Fetch-Site` in newer browsers, say so. False without either. Throws EnvError. */
export function isFromHere(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  return isOwnOrigin(headers.get('origin') ?? '', headers)
}

/** Throws EnvError. */
export function isOwnOrigin(origin: string, headers: Pick<Headers, 'get'>): boolean {
  const { origin: own, protocol } = new URL(env().SITE_URL)
  // A proxy may pass on another host than the forms', and a local site has two names.
  return [own, `${protocol}//${headers.get('host')}`].includes(origin)
}
