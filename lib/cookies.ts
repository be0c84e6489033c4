import { env } from './env'

const isSecure = () => env().SITE_URL.startsWith('https:')

/**
 * Adds `__Host-` or `__Secure-` over https, so that no other host and no unencrypted response can set the cookie.
 * `__Host-` needs the path "/". Throws EnvError.
 */
export function cookieName(name: string, path = '/'): string {
  if (!isSecure()) return name
  return `${path === '/' ? '__Host-' : '__Secure-'}${name}`
}

/** `maxAge` is in seconds; 0 deletes the cookie. Throws EnvError. */
export function cookieOptions(maxAge: number, { httpOnly = true } = {}) {
  return { httpOnly, sameSite: 'lax', secure: isSecure(), path: '/', maxAge } as const
}

/** The name and options of a cookie that browsers send only to `path`. Times are in seconds. */
export function pathCookie(name: string, path: string, lifetime: number) {
  return {
    path,
    // Read late, as the environment may not be valid at import.
    get name() {
      return cookieName(name, path)
    },
    options: (maxAge = lifetime) => ({ ...cookieOptions(maxAge), path }),
  }
}
