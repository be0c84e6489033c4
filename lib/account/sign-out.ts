import { UpstreamError } from '@/lib/api/errors'
import { endTokens } from '@/lib/api/tokens'
import { log } from '@/lib/log'
import { siteDatabase } from '@/lib/store/site-database'
import type { Session } from './sealed-session'
import { readCookie, writeSession } from './session-cookies'
import { endSession, endSessionsOf, findSession } from './session-rows'
import { newestOf } from './session-tokens'

type Jar = Parameters<typeof readCookie>[0] & Parameters<typeof writeSession>[0]

/**
 * Signs a browser out: its cookies go, and what is left of them somewhere opens nothing any more.
 * @param jar its cookies, which are cleared also while the database is away
 * @throws EnvError
 */
export async function signOut(jar: Jar): Promise<void> {
  const session = await readCookie(jar)
  await writeSession(jar, null)
  if (session) await closeSession(session)
}

/**
 * Ends a session, and its refresh token at an upstream that has a call for that. An outage of either is logged.
 * @param session as a cookie holds it
 */
export async function closeSession(session: Session): Promise<void> {
  try {
    const db = await siteDatabase()
    const row = await findSession(db, session.id)
    if (!row) return
    await endSession(db, session.id)
    await endTokens((await newestOf(session, row.renewed)).refresh)
  } catch (error) {
    // The client has logged what is a fault of the upstream.
    if (!(error instanceof UpstreamError)) notEnded(error)
  }
}

/**
 * Ends the sessions of an account on all devices. That the database is away is logged.
 * @param of the account's address, or its id at the upstream
 */
export async function closeAllSessions(of: { email: string } | { userId: string }): Promise<void> {
  await siteDatabase()
    .then((db) => endSessionsOf(db, of))
    .catch(notEnded)
}

function notEnded(error: unknown) {
  log('error', 'session_not_ended', { reason: String(error) })
}
