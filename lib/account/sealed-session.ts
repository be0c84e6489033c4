import type { SignedIn } from '@/lib/api/tokens'
import { open, seal } from './seal'

/**
 * What the session cookie holds, encrypted: the id of its row, by which the server can end it, and the upstream's tokens.
 * `accessUntil` is the millisecond at which the access token runs out.
 */
export type Session = SignedIn & { id: string; accessUntil: number }

/** How long a browser keeps the session cookie, in seconds; its row and the refresh token decide how long it is good for. */
export const sessionLifetime = 30 * 24 * 60 * 60

/**
 * Encrypts a session as next-auth does.
 * @param session what the cookie is to hold
 * @returns the cookie's text, good for 30 days
 * @throws EnvError
 */
export async function sealSession(session: Session): Promise<string> {
  return await seal(session, sessionLifetime)
}

/**
 * Decrypts a session.
 * @param cookie the cookie's text
 * @returns the session; null for a text that is missing, forged, truncated or too old
 * @throws EnvError
 */
export async function openSession(cookie: string | undefined): Promise<Session | null> {
  const { id, email, access, refresh, accessUntil } = ((await open(cookie)) ?? {}) as Partial<Session>
  if (!id || !email || !access || !refresh) return null
  return { id, email, access, refresh, accessUntil: Number(accessUntil) || 0 }
}
