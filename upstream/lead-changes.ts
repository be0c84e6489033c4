import type { Kysely, Updateable } from 'kysely'
import type { Core } from './core'
import { recordOf } from './idempotency'
import { getLead } from './leads'
import { invalid } from './refusal'
import { statusBefore } from './statuses'
import type { StoredLead, Tables } from './tables'

// Changes that a lead's owner makes. Null: the owner has no such lead.

/** For this long, a withdrawal can be undone, and its mails and its webhook event wait. */
const undoMs = 10 * 60_000
const kinds = ['lead_withdrawn', 'withdrawal_confirmation', 'lead.withdrawn']

export type OwnLead = { id: number; email_key: string }

type Standing = { id: number; withdrawn_at: string | null; undo_until: string | null }

/** Withdraws a lead once. The mails and the webhook event are sent when the withdrawal can no longer be undone. */
export async function withdraw(db: Kysely<Tables>, own: OwnLead, core: Core): Promise<Standing | null> {
  const now = core.settings.now()
  return await db.transaction().execute(async (trx) => {
    const [withdrawn_at, undo_until] = [now.toISOString(), new Date(now.getTime() + undoMs).toISOString()]
    const marked = await update(trx, own, { withdrawn_at, undo_until, status: 'withdrawn' })
      .where('withdrawn_at', 'is', null)
      .execute()
    if (marked.length > 0) await tell(trx, own, core)
    return await standingOf(trx, own)
  })
}

/** Undoes a withdrawal and cancels its mails and its event. Idempotent. Refuses when it is too late. */
export async function undoWithdrawal(
  db: Kysely<Tables>,
  own: OwnLead,
  { outbox, settings }: Core,
): Promise<Standing | null> {
  const at = settings.now().toISOString()
  const tooLate = invalid({ non_field_errors: ['It is too late to undo this.'] })
  return await db.transaction().execute(async (trx) => {
    const lead = await getLead(trx, own.id)
    const status = lead ? statusBefore(lead) : 'received'
    const back = update(trx, own, { withdrawn_at: null, undo_until: null, status })
    const marked = await back.where('undo_until', '>', at).execute()
    const act = { person: own.email_key, record: recordOf('lead', own.id), kinds }
    // A process whose clock is ahead may have sent something.
    if (marked.length > 0 && !(await outbox.stop(trx, act, 'the withdrawal was undone'))) throw tooLate
    const standing = await standingOf(trx, own)
    if (standing?.withdrawn_at) throw tooLate
    return standing
  })
}

function update(db: Kysely<Tables>, { id, email_key }: OwnLead, values: Updateable<Tables['leads']>) {
  const own = db.updateTable('leads').set(values).where('id', '=', id).where('email_key', '=', email_key)
  return own.returning('id')
}

async function tell(db: Kysely<Tables>, { id, email_key }: OwnLead, { outbox }: Core): Promise<void> {
  const about = { payload: { lead: id }, person: email_key, record: recordOf('lead', id), delay: undoMs }
  await outbox.mail(db, { kind: 'lead_withdrawn', ...about }, { kind: 'withdrawal_confirmation', ...about })
  const lead = await getLead(db, id)
  if (lead) await outbox.event(db, { type: 'lead.withdrawn', of: lead, record: about.record, delay: undoMs })
}

async function standingOf(db: Kysely<Tables>, { id, email_key }: OwnLead): Promise<Standing | null> {
  const leads = db.selectFrom('leads').select(['id', 'withdrawn_at', 'undo_until']).where('id', '=', id)
  return (await leads.where('email_key', '=', email_key).executeTakeFirst()) ?? null
}

/** Changes the number, and sends it to admissions and the webhook. Refuses a withdrawn lead. */
export async function changePhone(
  db: Kysely<Tables>,
  own: OwnLead,
  phone: string,
  { outbox }: Core,
): Promise<StoredLead | null> {
  const { id, email_key } = own
  return await db.transaction().execute(async (trx) => {
    const standing = update(trx, own, { phone }).where('withdrawn_at', 'is', null)
    const changed = await standing.where('phone', '!=', phone).execute()
    const lead = (await standingOf(trx, own)) && (await getLead(trx, id))
    if (lead?.withdrawn_at) throw invalid({ non_field_errors: ['This enquiry is withdrawn.'] })
    if (!lead || changed.length === 0) return lead ?? null
    const record = recordOf('lead', id)
    await outbox.mail(trx, { kind: 'lead_changed', payload: { lead: id }, person: email_key, record })
    await outbox.event(trx, { type: 'lead.changed', of: lead, record })
    return lead
  })
}
