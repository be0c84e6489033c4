import type { Session } from '@/lib/account/sealed-session'
import { type Jar, readSession } from '@/lib/account/session-cookies'
import { deskTimes } from '@/lib/account/session-rows'
import { siteDatabase } from '@/lib/store/site-database'
import type { Db } from '@/lib/store/tables'
import { now } from '@/lib/time/now'
import type { Member } from './staff'

const openMs = 8 * 60 * 60_000
const changeMs = 60 * 60_000

export type Desk = {
  db: Db
  session: Session
  member: Member
  /** The first code was entered within the last eight hours. Later codes do not extend them. */
  isOpen: boolean
  /** A code was entered within the last hour. */
  mayChange: boolean
}

export async function getMember(db: Db, address: string): Promise<Member | undefined> {
  return await db
    .selectFrom('staff')
    .selectAll()
    .where('address', '=', address.toLowerCase())
    .executeTakeFirst()
}

/** Null for anybody who is not staff. Reads the database each time, and throws while it is away. */
export async function deskOf(jar: Pick<Jar, 'get'>): Promise<Desk | null> {
  const session = await readSession(jar)
  if (!session) return null
  const db = await siteDatabase()
  const member = await getMember(db, session.email)
  if (!member) return null
  const { desk_opened_at, desk_code_at } = await deskTimes(db, session.id)
  const isSince = (instant: string | null, ms: number) =>
    (instant ?? '') > new Date(now().getTime() - ms).toISOString()
  const isOpen = member.factor !== '' && isSince(desk_opened_at, openMs)
  return { db, session, member, isOpen, mayChange: isOpen && isSince(desk_code_at, changeMs) }
}
