import type { Kysely } from 'kysely'
import { recordOf } from './idempotency'
import { getLead } from './leads'
import type { Outbox } from './outbox'
import type { StoredLead, Tables } from './tables'
import type { OwnLead } from './withdrawals'

/**
 * The number that admissions call. Admissions and the webhook are told; an equal number and a withdrawn lead
 * change nothing. Null: no such lead of theirs.
 */
export async function changePhone(
  db: Kysely<Tables>,
  { id, email_key }: OwnLead,
  phone: string,
  outbox: Outbox,
): Promise<StoredLead | null> {
  return await db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('leads')
      .set({ phone })
      .where('id', '=', id)
      .where('email_key', '=', email_key)
      .where('withdrawn_at', 'is', null)
      .where('phone', '!=', phone)
      .returning('id')
      .execute()
    const own = trx.selectFrom('leads').select('id').where('id', '=', id).where('email_key', '=', email_key)
    const lead = (await own.executeTakeFirst()) && (await getLead(trx, id))
    if (!lead || changed.length === 0) return lead ?? null
    const record = recordOf('lead', id)
    await outbox.mail(trx, { kind: 'lead_changed', payload: { lead: id }, person: email_key, record })
    await outbox.event(trx, { type: 'lead.changed', of: lead, record })
    return lead
  })
}

/** Enough for its owner to recognise, too few for anybody else to call. */
export function phoneEnding(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-3)
}
