import { testDatabaseUrl } from '@/database/testing'
import { siteDatabase } from '@/lib/store/site-database'
import type { Session } from './sealed-session'
import { insertSession } from './session-rows'

/** Uses an empty database; returns the function that closes it. */
export function databaseForTest(): () => Promise<void> {
  process.env.DATABASE_URL = testDatabaseUrl()
  return async () => (await siteDatabase()).destroy()
}

/** Begins a session in the test's database; returns what the session's cookie holds. */
export async function sessionForTest(change: Partial<Session> = {}): Promise<Session> {
  const session = { email: 'ada@example.com', access: 'a', refresh: 'r', accessUntil: 0, ...change }
  const of = { email: session.email, userId: '7', device: 'Firefox on Linux' }
  return { ...session, id: await insertSession(await siteDatabase(), of), ...change }
}
