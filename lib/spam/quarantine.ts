import type { Submission } from '@/lib/api/create-once'
import { createLead, type Lead } from '@/lib/api/leads'
import { createMessage, type Message } from '@/lib/api/messages'
import { writeReceipt } from '@/lib/api/receipt'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { insertConsent } from '@/lib/privacy/consents'
import { insertOnce, siteDatabase } from '@/lib/store/site-database'
import type { Db } from '@/lib/store/tables'
import { answerDue } from '@/lib/time/call-day'
import { now } from '@/lib/time/now'
import { isPromised } from '@/upstream/extensions'
import { referenceOf } from '@/upstream/reference'

export type Suspect = { kind: 'lead'; fields: Lead } | { kind: 'message'; fields: Message }

/**
 * Holds a form that looks like spam until a person decides on it. A repeated form is stored once. The sender sees a
 * reference, as after any form. Returns null while the database is away: the form is then sent as usual.
 */
export async function setAside(
  { kind, fields }: Suspect,
  { key, page, campaign }: Submission,
  reasons: string[],
): Promise<{ reference: string } | null> {
  const reference = referenceOf(key)
  const came = now()
  const due_at = kind === 'lead' || isPromised(fields.kind) ? answerDue(came) : null
  const row = {
    kind,
    reference,
    created_at: came.toISOString(),
    due_at,
    email_key: String(fields.email).toLowerCase(),
    reasons: reasons.join('\n'),
    fields: JSON.stringify({ ...fields, reference, page, campaign }),
    key,
  }
  try {
    await insertOnce(await siteDatabase(), 'quarantine', row)
    log('info', 'suspect_kept', { kind, reasons: reasons.join(', ') })
    return { reference }
  } catch (error) {
    log('error', 'suspect_not_kept', { kind, reason: String(error) })
    return null
  }
}

/** Lists held forms, newest first. */
export async function listSuspects(db: Db, kind: Suspect['kind']) {
  const rows = await db
    .selectFrom('quarantine')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ fields, ...row }) => ({ ...row, fields: JSON.parse(fields) as Record<string, unknown> }))
}

/** Sends a held form to the upstream; false for an unknown id. If it throws UpstreamError, the form stays held. */
export async function releaseSuspect(db: Db, kind: Suspect['kind'], id: number): Promise<boolean> {
  const found = db.selectFrom('quarantine').select(['fields', 'key', 'created_at', 'due_at'])
  const row = await found.where('kind', '=', kind).where('id', '=', id).executeTakeFirst()
  if (!row) return false
  // Rows of older versions have no page.
  const { reference: _, page = '', campaign = '', ...fields } = JSON.parse(row.fields)
  // The key makes the form arrive once, even if two releases run at the same time.
  const receipt = writeReceipt({ at: row.created_at, due: row.due_at })
  const submission = { key: row.key, page, campaign, receipt }
  await (kind === 'lead' ? createLead(fields, submission) : createMessage(fields, submission))
  if (kind === 'lead' && fields.subscribe) {
    const consent = { address: fields.email, form: 'enrolment', path: page, isOurs: !env().API_ROOT_URL }
    await insertConsent(db, consent, now())
  }
  await db.deleteFrom('quarantine').where('id', '=', id).execute()
  log('info', 'suspect_released', { kind, id })
  return true
}
