import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { forAccount, type Own } from './bearer'
import { recordOf } from './idempotency'
import type { Outbox } from './outbox'
import { pageOf } from './paging'
import { forbidden, notFound, view } from './rest'
import type { Clock } from './settings'
import type { Tables } from './tables'

const pageSize = 20

/**
 * GET /me/leads/, an extension of the contract: the leads that were sent with the caller's address, newest first, 20 a
 * page; and POST /me/leads/{id}/withdraw/, which takes one of them back, once: it is marked, and admissions are told. Only who
 * has confirmed the address may do either; the answer has only the date, career path, plan and reference of each lead, and
 * when it was withdrawn.
 */
export function myLeads(own: Own, outbox: Outbox, now: Clock): Hono {
  const get = forAccount(own, async (c, db, { email_key, confirmed_at }) => {
    if (!confirmed_at) return forbidden(c, 'Confirm your e-mail address first.')
    const leads = db.selectFrom('leads').where('email_key', '=', email_key)
    const { count } = await leads
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return await pageOf(c, Number(count), pageSize, (offset, limit) =>
      leads
        .select(['id', 'created_at', 'careerPathName', 'selectedPlan', 'reference', 'withdrawn_at'])
        .orderBy('id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute(),
    )
  })
  const post = forAccount(own, async (c, db, { email_key, confirmed_at }) => {
    if (!confirmed_at) return forbidden(c, 'Confirm your e-mail address first.')
    const id = Number(/^[1-9]\d{0,14}$/.exec(c.req.param('id') ?? '')?.[0] ?? 0)
    const withdrawn_at = await withdraw(db, { id, email_key }, outbox, now())
    return withdrawn_at ? c.json({ id, withdrawn_at }) : notFound(c, 'No Lead matches the given query.')
  })
  return new Hono()
    .all('/me/leads/', view('My Lead List', { get }))
    .all('/me/leads/:id/withdraw/', view('My Lead Withdraw', { post }))
}

// Null: there is no such lead of theirs. A second time changes nothing, and nobody is told again.
async function withdraw(
  db: Kysely<Tables>,
  { id, email_key }: { id: number; email_key: string },
  outbox: Outbox,
  now: Date,
): Promise<string | null> {
  return await db.transaction().execute(async (trx) => {
    const withdrawn_at = now.toISOString()
    const marked = await trx
      .updateTable('leads')
      .set({ withdrawn_at })
      .where('id', '=', id)
      .where('email_key', '=', email_key)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst()
    if (marked.numUpdatedRows > 0n) {
      const record = recordOf('lead', id)
      await outbox.mail(trx, { kind: 'lead_withdrawn', payload: { lead: id }, person: email_key, record })
      return withdrawn_at
    }
    const before = trx.selectFrom('leads').select('withdrawn_at').where('id', '=', id)
    return (await before.where('email_key', '=', email_key).executeTakeFirst())?.withdrawn_at ?? null
  })
}
