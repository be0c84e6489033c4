import { env } from './env'

const isSecure = () => env().SITE_URL.startsWith('https:')

/**
 * The name of a cookie in the browser. Where SITE_URL is https it begins with a prefix, by which the browser sees to it that
 * nobody but this host has set it, and encrypted.
 * @param name the cookie's
 * @param path its path: only one for all paths can be bound to the host
 * @throws EnvError
 */
export function cookieName(name: string, path = '/'): string {
  if (!isSecure()) return name
  return `${path === '/' ? '__Host-' : '__Secure-'}${name}`
}

/**
 * The attributes that every cookie of ours has; Secure where SITE_URL is https.
 * @param maxAge seconds; 0 deletes the cookie
 * @param more `httpOnly: false` lets the browser's script read it
 * @returns the attributes, as Next's cookie stores take them
 * @throws EnvError
 */
export function cookieOptions(maxAge: number, { httpOnly = true } = {}) {
  return { httpOnly, sameSite: 'lax', secure: isSecure(), path: '/', maxAge } as const
}
