import { env } from './env'

const isSecure = () => env().SITE_URL.startsWith('https:')

/**
 * Prefixed `__Host-` or `__Secure-` over https, so that only this host, encrypted, can have set it. `__Host-`
 * needs the path "/". Throws EnvError.
 */
export function cookieName(name: string, path = '/'): string {
  if (!isSecure()) return name
  return `${path === '/' ? '__Host-' : '__Secure-'}${name}`
}

/** `maxAge` in seconds, 0 deletes. Secure over https. Throws EnvError. */
export function cookieOptions(maxAge: number, { httpOnly = true } = {}) {
  return { httpOnly, sameSite: 'lax', secure: isSecure(), path: '/', maxAge } as const
}
