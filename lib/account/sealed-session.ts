import { decode, encode, type JWT } from 'next-auth/jwt'
import type { SignedIn } from '@/lib/api/tokens'
import { pathCookie } from '@/lib/cookies'
import { secrets } from '@/lib/signature'

/** `id` names the database row by which the server ends the session. `accessUntil`: the token's expiry in ms. */
export type Session = SignedIn & { id: string; accessUntil: number }

/** The cookie's lifetime in seconds. The row and the refresh token may expire earlier. */
export const sessionSeconds = 30 * 24 * 60 * 60

export async function sealSession(session: Session): Promise<string> {
  return await seal(session, sessionSeconds)
}

export async function openSession(cookie: string | undefined): Promise<Session | null> {
  const { id, email, access, refresh, accessUntil } = ((await open(cookie)) ?? {}) as Partial<Session>
  if (!id || !email || !access || !refresh) return null
  return { id, email, access, refresh, accessUntil: Number(accessUntil) || 0 }
}

/** Encrypts as next-auth does, for `maxAge` seconds. */
export async function seal(token: JWT, maxAge: number): Promise<string> {
  const [secret = ''] = secrets()
  return await encode({ token, secret, maxAge })
}

/** Null for a missing, forged, truncated or expired text. */
export async function open(text: string | undefined): Promise<JWT | null> {
  if (!text) return null
  for (const secret of secrets()) {
    const token = await decode({ token: text, secret }).catch(() => null)
    if (token) return token
  }
  return null
}

/** A cookie with an encrypted value. It reads null from a missing, forged or expired text. */
export function sealedCookie<T>(name: string, path: string, lifetimeSeconds: number) {
  return Object.assign(pathCookie(name, path, lifetimeSeconds), {
    // Seals the value under the cookie's name, so that no other cookie accepts it.
    write: async (value: T) => await seal({ [name]: value }, lifetimeSeconds),
    read: async (text: string | undefined) => ((await open(text))?.[name] as T | undefined) ?? null,
  })
}
