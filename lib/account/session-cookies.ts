import { cookieName, cookieOptions } from '@/lib/cookies'
import { log } from '@/lib/log'
import { siteDatabase } from '@/lib/store/site-database'
import { openSession, type Session, sealSession, sessionLifetime } from './sealed-session'
import { findSession } from './session-rows'

const sessionName = () => cookieName('next-auth.session-token')

/**
 * What a visitor is greeted by.
 * @param email their address
 * @returns the part of it before the @
 */
export function greetingOf(email: string): string {
  return email.split('@')[0] ?? ''
}

type Cookie = ReturnType<typeof cookieOptions> & { name: string; value: string }

/**
 * Writes or clears the cookies of a signed-in visitor, which belong together: the session, and the greeting's name,
 * which the header's script reads and which opens nothing.
 * @param jar the cookies of a request, of a response, or of a server action
 * @param session null clears them
 * @throws EnvError
 */
export async function writeSession(jar: { set(cookie: Cookie): unknown }, session: Session | null) {
  const maxAge = session ? sessionLifetime : 0
  const sealed = session ? await sealSession(session) : ''
  jar.set({ name: sessionName(), value: sealed, ...cookieOptions(maxAge) })
  const greeting = session ? greetingOf(session.email) : ''
  jar.set({ name: cookieName('greeting'), value: greeting, ...cookieOptions(maxAge, { httpOnly: false }) })
}

type Jar = { get(name: string): { value: string } | undefined }

/**
 * Reads the session of a request, and asks the database whether it goes on.
 * @param jar the request's cookies
 * @returns the session, whose access token may have run out (guard-dashboard.ts renews it); null for one that has ended
 * @throws Error while the database is away: nobody is signed in then
 */
export async function readSession(jar: Jar): Promise<Session | null> {
  const session = await readCookie(jar)
  if (!session) return null
  const row = siteDatabase().then((db) => findSession(db, session.id))
  return (await row.catch(away)) ? session : null
}

/**
 * Reads what a browser holds of a session, which may have ended.
 * @param jar the request's cookies
 * @throws EnvError
 */
export async function readCookie(jar: Jar): Promise<Session | null> {
  return await openSession(jar.get(sessionName())?.value)
}

function away(error: Error): never {
  log('error', 'sessions_away', {
    reason: error.message,
    hint: 'Nobody can be signed in without a database: name a Postgres, or a file on a disk that stays, in DATABASE_URL',
  })
  throw error
}
