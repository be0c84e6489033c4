import { UpstreamError } from '@/lib/api/errors'
import { endTokens } from '@/lib/api/tokens'
import { log } from '@/lib/log'
import { siteDatabase } from '@/lib/store/site-database'
import type { Session } from './sealed-session'
import { type Jar, readCookie, writeSession } from './session-cookies'
import { endSession, endSessionsOf, findSession } from './session-rows'
import { newestOf } from './session-tokens'

/** Clears the cookies, also while the database is away, and ends the session. */
export async function signOut(jar: Jar): Promise<void> {
  const session = await readCookie(jar)
  await writeSession(jar, null)
  if (session) await closeSession(session)
}

/** Ends a session and its refresh token; logs faults. */
export async function closeSession(session: Session): Promise<void> {
  try {
    const db = await siteDatabase()
    const row = await findSession(db, session.id)
    if (!row) return
    await endSession(db, session.id)
    await endTokens((await newestOf(session, row.renewed)).refresh)
  } catch (error) {
    // api/client.ts has already logged an UpstreamError.
    if (!(error instanceof UpstreamError)) notEnded(error)
  }
}

export async function closeAllSessions(of: { email: string } | { userId: string }): Promise<void> {
  await siteDatabase()
    .then((db) => endSessionsOf(db, of))
    .catch(notEnded)
}

function notEnded(error: unknown) {
  log('error', 'session_not_ended', { reason: String(error) })
}
