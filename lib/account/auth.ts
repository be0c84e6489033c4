import type { NextAuthOptions } from 'next-auth'
import { decode, encode } from 'next-auth/jwt'
import CredentialsProvider from 'next-auth/providers/credentials'
import { refreshTokens, requestTokens, type SignedIn } from '@/lib/api/accounts'
import { env } from '@/lib/env'

/** What the session cookie holds, encrypted. `accessUntil` is the millisecond at which the access token runs out. */
export type Session = SignedIn & { accessUntil: number }

/** How long a browser keeps the cookie, in seconds; the refresh token decides how long it is good for. */
export const sessionLifetime = 30 * 24 * 60 * 60

// A token that runs out within this time is renewed, so that it lasts for the request at hand.
const margin = 30_000

/** The cookies of a signed-in visitor: the session, and the greeting's name, which is readable and opens nothing. */
export function cookieNames() {
  const prefix = isSecure() ? '__Secure-' : ''
  return { session: `${prefix}next-auth.session-token`, greeting: 'greeting' }
}

/** The attributes that every cookie of ours has; Secure where SITE_URL is https. */
export function cookieOptions(maxAge: number, { httpOnly = true } = {}) {
  return { httpOnly, sameSite: 'lax', secure: isSecure(), path: '/', maxAge } as const
}

/** What a visitor is greeted by: the part of the address before the @. */
export function greetingOf(email: string): string {
  return email.split('@')[0] ?? ''
}

/** Signs in at the upstream; null where address and password do not belong together. Throws UpstreamError. */
export async function signInWith(email: string, password: string): Promise<Session | null> {
  const tokens = await requestTokens(email, password)
  return tokens && { ...tokens, accessUntil: runsOutAt(tokens.access) }
}

/** The session as the cookie's encrypted text. */
export async function sealSession(session: Session): Promise<string> {
  return await encode({ token: session, secret: secret(), maxAge: sessionLifetime })
}

/** The session of a cookie's text; null for one that is missing, forged, truncated or too old. Never throws. */
export async function openSession(cookie: string | undefined): Promise<Session | null> {
  if (!cookie) return null
  const token = await decode({ token: cookie, secret: secret() }).catch(() => null)
  const { email, access, refresh, accessUntil } = (token ?? {}) as Partial<Session>
  return email && access && refresh ? { email, access, refresh, accessUntil: Number(accessUntil) || 0 } : null
}

const underWay = new Map<string, Promise<Session | null>>()

/**
 * The session with an access token that is good for the request at hand. A refresh token is exchanged once, however
 * many requests come with it at the same time or shortly after: they share the answer.
 * Gives null where the refresh token is refused. Throws UpstreamError.
 */
export async function freshSession(session: Session): Promise<Session | null> {
  if (session.accessUntil - margin > Date.now()) return session
  const { refresh } = session
  return await (underWay.get(refresh) ?? remembered(refresh, exchanged(session)))
}

// A browser that did not get the answer comes back with the same token: it is known as long as the new one is good.
function remembered(refresh: string, exchange: Promise<Session | null>) {
  underWay.set(refresh, exchange)
  const forget = () => underWay.delete(refresh)
  exchange.then(() => setTimeout(forget, 5 * 60_000).unref(), forget)
  return exchange
}

async function exchanged(session: Session): Promise<Session | null> {
  const tokens = await refreshTokens(session.refresh)
  return tokens && { ...session, ...tokens, accessUntil: runsOutAt(tokens.access) }
}

// A token whose claims cannot be read is taken to last as long as the contract's own, five minutes.
function runsOutAt(access: string): number {
  try {
    const { exp } = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString())
    if (typeof exp === 'number') return exp * 1000
  } catch {
    // Not a JSON Web Token.
  }
  return Date.now() + 5 * 60_000
}

function isSecure(): boolean {
  return env().SITE_URL.startsWith('https:')
}

function secret(): string {
  return env().NEXTAUTH_SECRET
}

/** next-auth's own routes under /api/auth, on the same session and the same sign-in; they tell no token to a script. */
export function authOptions(): NextAuthOptions {
  process.env.NEXTAUTH_URL ??= env().SITE_URL
  return {
    secret: secret(),
    useSecureCookies: isSecure(),
    session: { strategy: 'jwt', maxAge: sessionLifetime },
    pages: { signIn: '/auth/login' },
    providers: [
      CredentialsProvider({
        credentials: { email: { type: 'email' }, password: { type: 'password' } },
        authorize: async (typed) => {
          // What went wrong has been logged; next-auth would put it into an address.
          const session = await signInWith(typed?.email ?? '', typed?.password ?? '').catch(() => null)
          return session && { id: session.email, ...session }
        },
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => (user ? { ...token, ...user } : token),
      session: ({ session, token }) => ({ ...session, user: { email: token.email } }),
    },
  }
}
