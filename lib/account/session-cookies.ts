import { cookieName, cookieOptions, type pathCookie } from '@/lib/cookies'
import { log } from '@/lib/log'
import { siteDatabase } from '@/lib/store/site-database'
import { openSession, type Session, sealSession, sessionSeconds } from './sealed-session'
import { findSession } from './session-rows'

const sessionName = () => cookieName('next-auth.session-token')

export function greetingOf(email: string): string {
  return email.split('@')[0] ?? ''
}

type Cookie = ReturnType<ReturnType<typeof pathCookie>['options']> & { name: string; value: string }

/** The cookies of a request, a response or an action. */
export type Jar = {
  get(name: string): { value: string } | undefined
  set(cookie: Cookie): unknown
}

/** Writes the session and the greeting cookie, which the header's script reads. Null clears both. */
export async function writeSession(jar: Pick<Jar, 'set'>, session: Session | null) {
  const maxAge = session ? sessionSeconds : 0
  const sealed = session ? await sealSession(session) : ''
  jar.set({ name: sessionName(), value: sealed, ...cookieOptions(maxAge) })
  const greeting = session ? greetingOf(session.email) : ''
  jar.set({ name: cookieName('greeting'), value: greeting, ...cookieOptions(maxAge, { httpOnly: false }) })
}

/** Checks the session in the database; its access token may have expired. Throws without a database. */
export async function readSession(jar: Pick<Jar, 'get'>): Promise<Session | null> {
  const session = await readCookie(jar)
  if (!session) return null
  const row = siteDatabase().then((db) => findSession(db, session.id))
  return (await row.catch(away)) ? session : null
}

/** Reads the session from the cookie alone; it may have ended. */
export async function readCookie(jar: Pick<Jar, 'get'>): Promise<Session | null> {
  return await openSession(jar.get(sessionName())?.value)
}

function away(error: Error): never {
  log('error', 'sessions_away', {
    reason: error.message,
    hint: 'Nobody can sign in without a database: set DATABASE_URL to a Postgres, or to a file on a lasting disk',
  })
  throw error
}
