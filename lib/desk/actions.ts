import type { Selectable } from 'kysely'
import type { Db, SiteTables } from '@/lib/store/tables'

/** For this long a change can be undone, and its mails wait. */
export const undoMs = 60_000

/** Acts that change nothing, and so cannot be undone. */
export const silentActs = ['read', 'downloaded']

export type Action = Selectable<SiteTables['desk_actions']>

type NewAction = Pick<Action, 'actor' | 'act' | 'reference'> &
  Partial<Pick<Action, 'person' | 'detail' | 'before'>>

export async function insertAction(db: Db, action: NewAction, at: Date): Promise<void> {
  const row = { at: at.toISOString(), person: '', detail: '', before: '', ...action }
  await db.insertInto('desk_actions').values(row).execute()
}

/** Newest first. */
export async function listActions(db: Db, reference: string): Promise<Action[]> {
  const own = db.selectFrom('desk_actions').selectAll().where('reference', '=', reference)
  return await own.orderBy('id', 'desc').limit(100).execute()
}

/** Records at most once an hour that a member has read an enquiry. */
export async function noteReading(db: Db, action: Omit<NewAction, 'act'>, at: Date): Promise<void> {
  const hourAgo = new Date(at.getTime() - 60 * 60_000).toISOString()
  const [{ actor, reference }, act] = [action, 'read']
  const before = db
    .selectFrom('desk_actions')
    .select('id')
    .where('reference', '=', reference)
    .where('act', '=', act)
  const noted = await before.where('actor', '=', actor).where('at', '>', hourAgo).limit(1).executeTakeFirst()
  if (!noted) await insertAction(db, { ...action, act }, at)
}

/** The member's last change that can still be undone, for the notice with the undo button. */
export async function lastChange(db: Db, actor: string, at: Date): Promise<Action | undefined> {
  const since = new Date(at.getTime() - undoMs).toISOString()
  return await newestChange(db).where('actor', '=', actor).where('at', '>', since).executeTakeFirst()
}

/** Selects the newest action that changed something. */
export const newestChange = (db: Db) =>
  db.selectFrom('desk_actions').selectAll().where('act', 'not in', silentActs).orderBy('id', 'desc').limit(1)
