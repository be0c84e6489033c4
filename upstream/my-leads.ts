import { Hono } from 'hono'
import { forAccount, type Own } from './bearer'
import { pageOf } from './paging'
import { forbidden, view } from './rest'

const pageSize = 20

/**
 * GET /me/leads/, an extension of the contract: the leads that were sent with the caller's address, newest first, 20 a
 * page. Only who has confirmed the address sees any; the answer has only the date, career path, plan and reference
 * of each lead.
 */
export function myLeads(own: Own): Hono {
  const get = forAccount(own, async (c, db, { email_key, confirmed_at }) => {
    if (!confirmed_at) return forbidden(c, 'Confirm your e-mail address first.')
    const leads = db.selectFrom('leads').where('email_key', '=', email_key)
    const { count } = await leads
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return await pageOf(c, Number(count), pageSize, (offset, limit) =>
      leads
        .select(['id', 'created_at', 'careerPathName', 'selectedPlan', 'reference'])
        .orderBy('id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute(),
    )
  })
  return new Hono().all('/me/leads/', view('My Lead List', { get }))
}
