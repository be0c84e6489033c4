import { hash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { addressHash } from '@/lib/privacy/address-hash'
import type { Db, SiteTables } from '@/lib/store/tables'
import { now } from '@/lib/time/now'

type Row = Selectable<SiteTables['sessions']>

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const maxSessionMs = 90 * dayMs
// The browser drops its cookie after 30 days.
const maxIdleMs = 31 * dayMs

/** Stores a session and returns its id, which only the cookie holds. Deletes expired sessions. */
export async function insertSession(
  db: Db,
  { email, userId, device }: { email: string; userId: string | null; device: string },
): Promise<string> {
  const id = randomBytes(32).toString('base64url')
  const time = now()
  await deleteExpired(db, time)
  await db
    .insertInto('sessions')
    .values({
      id: hashOf(id),
      account: addressHash(email),
      user_id: userId,
      device,
      created_at: time.toISOString(),
      last_seen_at: time.toISOString(),
      ends_at: after(time, maxSessionMs),
      ended_at: null,
      claimed_until: '',
      renewals: 0,
      renewed: null,
    })
    .execute()
  return id
}

/** Finds a session that has not ended, and notes its use once an hour. */
export async function findSession(db: Db, id: string): Promise<Row | undefined> {
  const time = now()
  const row = await db
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', hashOf(id))
    .where('ended_at', 'is', null)
    .where('ends_at', '>', time.toISOString())
    .executeTakeFirst()
  if (row && row.last_seen_at < after(time, -hourMs)) {
    await db
      .updateTable('sessions')
      .set({ last_seen_at: time.toISOString() })
      .where('id', '=', row.id)
      .execute()
  }
  return row
}

export async function endSession(db: Db, id: string): Promise<void> {
  await ending(db).where('id', '=', hashOf(id)).execute()
}

export async function endSessionsOf(db: Db, of: { email: string } | { userId: string }): Promise<number> {
  const all = ending(db)
  const own =
    'email' in of ? all.where('account', '=', addressHash(of.email)) : all.where('user_id', '=', of.userId)
  return Number((await own.executeTakeFirst()).numUpdatedRows)
}

/** Ends the session of a row, if it is of this account. */
export async function endDevice(db: Db, email: string, id: string): Promise<void> {
  await ending(db).where('id', '=', id).where('account', '=', addressHash(email)).execute()
}

/** `id` is the row's. It opens no session. */
export type Device = Pick<Row, 'id' | 'device' | 'created_at' | 'last_seen_at'> & { isThis: boolean }

/** The current device first, then the others by last use. */
export async function listDevices(db: Db, session: { email: string; id?: string }): Promise<Device[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('account', '=', addressHash(session.email))
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now().toISOString())
    .orderBy('last_seen_at', 'desc')
    .execute()
  const own = session.id && hashOf(session.id)
  return rows
    .map((row) => ({ ...row, isThis: row.id === own }))
    .sort((one, other) => Number(other.isThis) - Number(one.isThis))
}

export async function deskTimes(db: Db, id: string): Promise<Pick<Row, 'desk_opened_at' | 'desk_code_at'>> {
  const row = db
    .selectFrom('sessions')
    .select(['desk_opened_at', 'desk_code_at'])
    .where('id', '=', hashOf(id))
  return (await row.executeTakeFirst()) ?? { desk_opened_at: null, desk_code_at: null }
}

/** Records that a right code was entered. `isOpening`: the desk was not open before. */
export async function noteCode(db: Db, id: string, isOpening: boolean): Promise<void> {
  const at = now().toISOString()
  const set = { desk_code_at: at, ...(isOpening && { desk_opened_at: at }) }
  await db.updateTable('sessions').set(set).where('id', '=', hashOf(id)).execute()
}

export async function closeDesk(db: Db, email: string): Promise<void> {
  const set = { desk_opened_at: null, desk_code_at: null }
  await db.updateTable('sessions').set(set).where('account', '=', addressHash(email)).execute()
}

const hashOf = (id: string) => hash('sha256', id, 'base64url')

function ending(db: Db) {
  return db
    .updateTable('sessions')
    .set({ ended_at: now().toISOString(), renewed: null })
    .where('ended_at', 'is', null)
}

async function deleteExpired(db: Db, time: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(({ eb, or }) =>
      or([
        eb('ends_at', '<', time.toISOString()),
        eb('ended_at', '<', after(time, -dayMs)),
        eb('last_seen_at', '<', after(time, -maxIdleMs)),
      ]),
    )
    .execute()
}

const after = (time: Date, ms: number) => new Date(time.getTime() + ms).toISOString()
