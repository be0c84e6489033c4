import type { Kysely } from 'kysely'
import { recordOf } from './idempotency'
import { getLead } from './leads'
import type { Outbox } from './outbox'
import type { Tables } from './tables'

/** Milliseconds in which a withdrawal can be undone; its mails and webhook wait. */
const undoMs = 10 * 60_000
const kinds = ['lead_withdrawn', 'withdrawal_confirmation', 'lead.withdrawn']

/** One lead of an account's. */
export type OwnLead = { id: number; email_key: string }

/** A lead's state for its owner. */
export type Standing = { id: number; withdrawn_at: string | null; undo_until: string | null }

/**
 * Once. Admissions, the learner and the webhook are told when it can no longer be undone. Null: no such lead
 * of theirs.
 */
export async function withdraw(
  db: Kysely<Tables>,
  own: OwnLead,
  outbox: Outbox,
  now: Date,
): Promise<Standing | null> {
  return await db.transaction().execute(async (trx) => {
    const [withdrawn_at, undo_until] = [now.toISOString(), new Date(now.getTime() + undoMs).toISOString()]
    const marked = await mark(trx, own, { withdrawn_at, undo_until })
      .where('withdrawn_at', 'is', null)
      .execute()
    if (marked.length > 0) await tell(trx, own, outbox)
    return await standingOf(trx, own)
  })
}

/** Repeatable; cancels the messages too. Null: no such lead of theirs; `over`: too late. */
export async function undoWithdrawal(
  db: Kysely<Tables>,
  own: OwnLead,
  outbox: Outbox,
  now: Date,
): Promise<Standing | 'over' | null> {
  const undoing = db.transaction().execute(async (trx) => {
    const back = mark(trx, own, { withdrawn_at: null, undo_until: null })
    const marked = await back.where('undo_until', '>', now.toISOString()).execute()
    const act = { person: own.email_key, record: recordOf('lead', own.id), kinds }
    // A process whose clock is ahead may have told somebody.
    if (marked.length > 0 && !(await outbox.stop(trx, act, 'the withdrawal was undone')))
      throw new ToldError()
    return await standingOf(trx, own)
  })
  const standing = await undoing.catch((error) => {
    if (error instanceof ToldError) return 'over' as const
    throw error
  })
  return standing && standing !== 'over' && standing.withdrawn_at ? 'over' : standing
}

class ToldError extends Error {}

function mark(db: Kysely<Tables>, { id, email_key }: OwnLead, marks: Omit<Standing, 'id'>) {
  const own = db.updateTable('leads').set(marks).where('id', '=', id).where('email_key', '=', email_key)
  return own.returning('id')
}

async function tell(db: Kysely<Tables>, { id, email_key }: OwnLead, outbox: Outbox): Promise<void> {
  const about = { payload: { lead: id }, person: email_key, record: recordOf('lead', id), delay: undoMs }
  await outbox.mail(db, { kind: 'lead_withdrawn', ...about }, { kind: 'withdrawal_confirmation', ...about })
  const lead = await getLead(db, id)
  if (lead) await outbox.event(db, { type: 'lead.withdrawn', of: lead, record: about.record, delay: undoMs })
}

async function standingOf(db: Kysely<Tables>, { id, email_key }: OwnLead): Promise<Standing | null> {
  const leads = db.selectFrom('leads').select(['id', 'withdrawn_at', 'undo_until']).where('id', '=', id)
  return (await leads.where('email_key', '=', email_key).executeTakeFirst()) ?? null
}
