import { sql } from 'kysely'
import { sendAgain } from '@/delivery/for-person'
import { enqueue, stop } from '@/delivery/outbox'
import { UpstreamError } from '@/lib/api/errors'
import { releaseSuspect } from '@/lib/spam/quarantine'
import type { Db } from '@/lib/store/tables'
import { minutesToAnswer } from '@/lib/time/call-day'
import { isReference } from '@/upstream/reference'
import { mayFollow, type Status, type StatusDates, statuses } from '@/upstream/statuses'
import { insertAction, newestChange, undoMs } from './actions'
import { hasEnquiries } from './desk-page'
import { findEnquiry } from './enquiries'
import { findHeld, findUndelivered, idIn } from './held'

/** `taken`: another change came first. `late`: the change can no longer be undone. `gone`: no such record exists. */
export type Outcome = 'done' | 'taken' | 'late' | 'gone' | 'refused'

/** `actor`: the address of the member of staff. */
export type Change = { db: Db; actor: string; reference: string; at: Date }

type Columns = StatusDates & {
  status: Status
  answered_by: string | null
  answer_minutes: number | null
  tries: number
}
type Row = Columns & { id: number; email_key: string; created_at: string }

/** `seen`: the status that the actor saw, or null for any. Also `taken` if `status` may not follow the current one. */
export async function setStatus(change: Change, status: Status, seen: string | null): Promise<Outcome> {
  const { actor, at } = change
  return await changed(change, (row) => {
    if (!mayFollow(row.status, status) || (seen !== null && seen !== row.status)) return null
    const now = at.toISOString()
    const isAnswer = status !== 'closed' && !row.answered_at
    return {
      detail: status,
      columns: {
        status,
        [`${status}_at`]: now,
        ...(isAnswer && {
          answered_at: now,
          answered_by: actor,
          answer_minutes: minutesToAnswer(new Date(row.created_at), at),
        }),
        ...(row.status === 'closed' && { closed_at: null }),
      },
    }
  })
}

/** Counts a try to reach the sender without success. `seen`: the number of tries that the actor saw. */
export async function noteTry(change: Change, seen: number): Promise<Outcome> {
  return await changed(change, (row) =>
    row.status === 'received' && row.tries === seen
      ? { detail: 'tried', columns: { tries: row.tries + 1 } }
      : null,
  )
}

/** Undoes the last change of the enquiry if the actor made it less than a minute ago. */
export async function undo({ db, actor, reference, at }: Change): Promise<Outcome> {
  return await inTransaction(db, async (trx) => {
    const found = await rowOf(trx, reference)
    const last = await newestChange(trx).where('reference', '=', reference).executeTakeFirst()
    if (!found || !last) return 'gone'
    if (last.actor !== actor) return 'taken'
    if (!last.before || Date.parse(last.at) + undoMs <= at.getTime()) return 'late'
    // The learner may have withdrawn the enquiry since.
    if (found.row.status !== (last.detail === 'tried' ? 'received' : last.detail)) return 'taken'
    const mail = { person: found.row.email_key, record: found.record, kinds: [`lead_${last.detail}`] }
    if (!(await stop(trx, mail, 'the change was undone', at))) return 'late'
    await trx.updateTable('desk_actions').set({ before: '' }).where('id', '=', last.id).execute()
    await update(trx, found, JSON.parse(last.before))
    await insertAction(
      trx,
      { actor, act: 'undone', reference, person: found.row.email_key, detail: last.detail },
      at,
    )
    return 'done'
  })
}

/** Sends a held form to the upstream. The time of the promised answer stays. */
export async function release({ db, actor, reference, at }: Change): Promise<Outcome> {
  const held = await findHeld(db, reference)
  if (!held) return 'gone'
  try {
    if (!(await releaseSuspect(db, held.kind, held.id))) return 'taken'
  } catch (error) {
    if (error instanceof UpstreamError) return 'refused'
    throw error
  }
  await insertAction(
    db,
    { actor, act: 'released', reference, person: String(held.fields.email).toLowerCase() },
    at,
  )
  return 'done'
}

/** Deletes an enquiry with its deliveries, or a held form. Its history stays, without the person. */
export async function remove({ db, actor, reference, at }: Change): Promise<Outcome> {
  return await inTransaction(db, async (trx) => {
    const found = await rowOf(trx, reference)
    if (found) {
      const { table, row, record } = found
      await sql`delete from ${sql.table(table)} where id = ${row.id}`.execute(trx)
      await sql`delete from idempotency_keys where record = ${record}`.execute(trx)
      const own = trx.deleteFrom('outbox').where('person', '=', row.email_key)
      await own.where('record', '=', record).execute()
    } else {
      const held = trx.deleteFrom('quarantine').where('reference', '=', reference)
      if ((await held.executeTakeFirstOrThrow()).numDeletedRows === 0n) return 'gone'
    }
    const earlier = trx.updateTable('desk_actions').set({ person: '', before: '' })
    await earlier.where('reference', '=', reference).execute()
    await insertAction(trx, { actor, act: 'deleted', reference }, at)
    return 'done'
  })
}

/** Sends again an undelivered item that waits for staff. */
export async function resend({ db, actor, at }: Change, id: number): Promise<Outcome> {
  const item = await findUndelivered(db, id)
  if (!item || (await sendAgain(db, id, at)) === 0) return 'taken'
  const reference = await referenceOf(db, item.record)
  await insertAction(db, { actor, act: 'sent again', reference, detail: String(id) }, at)
  return 'done'
}

type Found = { table: 'leads' | 'messages'; record: string; row: Row }

async function changed(
  { db, actor, reference, at }: Change,
  decide: (row: Row) => { detail: string; columns: Partial<Columns> } | null,
): Promise<Outcome> {
  return await inTransaction(db, async (trx) => {
    const found = await rowOf(trx, reference)
    if (!found) return 'gone'
    const { row, record, table } = found
    const decided = decide(row)
    if (!decided || !(await update(trx, found, decided.columns))) return 'taken'
    const { detail } = decided
    const before = JSON.stringify(
      Object.fromEntries(Object.keys(decided.columns).map((name) => [name, row[name as keyof Row]])),
    )
    await insertAction(trx, { actor, act: 'set', reference, person: row.email_key, detail, before }, at)
    if (table === 'leads' && detail in statuses && 'isMailed' in statuses[detail as Status]) {
      const mail = {
        destination: 'mail',
        kind: `lead_${detail}`,
        payload: { lead: row.id },
        person: row.email_key,
        record,
      }
      await enqueue(trx, [{ ...mail, delay: undoMs }], at)
    }
    return 'done'
  })
}

// With an outside upstream, the site has no tables of enquiries.
async function rowOf(db: Db, reference: string): Promise<Found | undefined> {
  if (!hasEnquiries()) return
  const enquiry = await findEnquiry(db, reference)
  if (!enquiry) return
  const table = enquiry.kind === 'lead' ? 'leads' : 'messages'
  const { rows } = await sql<Row>`select id, email_key, created_at, status, tries, answered_at, answered_by,
    answer_minutes, offered_at, enrolled_at, closed_at from ${sql.table(table)} where id = ${enquiry.id}`.execute(
    db,
  )
  return rows[0] && { table, row: rows[0], record: `${table === 'leads' ? 'lead' : 'message'} ${enquiry.id}` }
}

// Finds the reference of a record such as "lead 12". With an outside upstream, "lead 7K3-P9Q-XMT" contains it.
async function referenceOf(db: Db, record: string): Promise<string> {
  const [, kind, id = ''] = /^(lead|message) (\S+)$/.exec(record) ?? []
  if (isReference(id)) return id
  if (!kind || idIn(id) === null || !hasEnquiries()) return ''
  const { rows } = await sql<{ reference: string }>`select reference from ${sql.table(`${kind}s`)}
    where id = ${idIn(id)}`.execute(db)
  return rows[0]?.reference ?? ''
}

// The conditions fail after another change: of two simultaneous clicks, the second changes nothing.
async function update(db: Db, { table, row }: Found, columns: Partial<Columns>): Promise<boolean> {
  const set = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.join(set)}
    where id = ${row.id} and status = ${row.status} and tries = ${row.tries}`.execute(db)
  return numAffectedRows === 1n
}

async function inTransaction(db: Db, work: (trx: Db) => Promise<Outcome>): Promise<Outcome> {
  return db.isTransaction ? await work(db) : await db.transaction().execute(work)
}
