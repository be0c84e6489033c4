import { cookies } from 'next/headers'
import {
  cookieNames,
  cookieOptions,
  greetingOf,
  openSession,
  type Session,
  sealSession,
  sessionLifetime,
} from './auth'

/** The session of the request at hand, or null. It may be stale: middleware.ts renews it before a guarded page. */
export async function currentSession(): Promise<Session | null> {
  return await openSession((await cookies()).get(cookieNames().session)?.value)
}

/** Keeps a session in the visitor's cookies. For server actions. */
export async function keepSession(session: Session): Promise<void> {
  const jar = await cookies()
  const names = cookieNames()
  jar.set(names.session, await sealSession(session), cookieOptions(sessionLifetime))
  jar.set(names.greeting, greetingOf(session.email), cookieOptions(sessionLifetime, { httpOnly: false }))
}

/** Ends the session. For server actions. */
export async function dropSession(): Promise<void> {
  const jar = await cookies()
  const names = cookieNames()
  jar.set(names.session, '', cookieOptions(0))
  jar.set(names.greeting, '', cookieOptions(0, { httpOnly: false }))
}
