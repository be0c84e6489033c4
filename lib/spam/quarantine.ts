import type { Kysely } from 'kysely'
import { createLead, type Lead } from '@/lib/api/leads'
import { createMessage } from '@/lib/api/messages'
import { env } from '@/lib/env'
import type { MessageInput } from '@/lib/form/message'
import { log } from '@/lib/log'
import { insertConsent } from '@/lib/privacy/consents'
import { siteDatabase } from '@/lib/store/site-database'
import type { SiteTables } from '@/lib/store/tables'
import { now } from '@/lib/time/now'

export type Suspect = { kind: 'lead'; fields: Lead } | { kind: 'message'; fields: MessageInput }

/**
 * Keeps what looks like spam until a person has looked at it: it is sent nowhere, and nobody is mailed. The same once more
 * is kept once.
 *
 * @param reasons why, in words
 * @returns whether it is kept; where the database is away it is not, and should go its usual way
 */
export async function setAside({ kind, fields }: Suspect, reasons: string[]): Promise<boolean> {
  const row = {
    kind,
    created_at: now().toISOString(),
    email_key: String(fields.email).toLowerCase(),
    reasons: reasons.join('\n'),
    fields: JSON.stringify(fields),
  }
  try {
    const db = await siteDatabase()
    const same = db.selectFrom('quarantine').select('id').where('kind', '=', kind)
    const known = await same.where('fields', '=', row.fields).executeTakeFirst()
    if (!known) await db.insertInto('quarantine').values(row).execute()
    log('info', 'suspect_kept', { kind, reasons: reasons.join(', ') })
    return true
  } catch (error) {
    log('error', 'suspect_not_kept', { kind, reason: String(error) })
    return false
  }
}

/**
 * What is kept, newest first.
 *
 * @param kind leads or messages
 */
export async function listSuspects(db: Kysely<SiteTables>, kind: Suspect['kind']) {
  const rows = await db
    .selectFrom('quarantine')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ fields, ...row }) => ({ ...row, fields: JSON.parse(fields) as Record<string, unknown> }))
}

/**
 * Sends what was kept on its usual way, as if it had just arrived.
 *
 * @param id as the list has it
 * @returns false where there is none of that kind and id
 * @throws UpstreamError; it then stays where it is
 */
export async function releaseSuspect(
  db: Kysely<SiteTables>,
  kind: Suspect['kind'],
  id: number,
): Promise<boolean> {
  const found = db.selectFrom('quarantine').select('fields').where('kind', '=', kind).where('id', '=', id)
  const row = await found.executeTakeFirst()
  if (!row) return false
  const fields = JSON.parse(row.fields)
  // One key for one suspect: if it is released twice at once, it arrives once.
  const key = `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`
  await (kind === 'lead' ? createLead(fields, key) : createMessage(fields, key))
  if (kind === 'lead' && fields.subscribe) {
    const consent = { address: fields.email, form: 'enrolment', path: '', isOurs: !env().API_ROOT_URL }
    await insertConsent(db, consent, now())
  }
  await db.deleteFrom('quarantine').where('id', '=', id).execute()
  log('info', 'suspect_released', { kind, id })
  return true
}
