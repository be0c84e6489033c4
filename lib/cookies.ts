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

/** `maxAge` in seconds, 0 deletes. Throws EnvError. */
export function cookieOptions(maxAge: number, { httpOnly = true } = {}) {
  return { httpOnly, sameSite: 'lax', secure: isSecure(), path: '/', maxAge } as const
}

/** A cookie that is sent to `path` alone, with its name and options; times in seconds. */
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
