import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { forAccount, type Own } from './bearer'
import { changePhone, phoneEnding } from './change-phone'
import { text } from './field-types'
import { check, type Fields } from './fields'
import type { Outbox } from './outbox'
import { pageOf } from './paging'
import { readFields } from './request-body'
import { badRequest, forbidden, notFound, view } from './rest'
import type { Clock } from './settings'
import type { Tables } from './tables'
import { type OwnLead, undoWithdrawal, withdraw } from './withdrawals'

const pageSize = 20
const phoneFields = { phone: text(20) }
const columns = [
  ...(['id', 'created_at', 'careerPathName', 'selectedPlan', 'billing', 'country', 'phone'] as const),
  ...(['reference', 'withdrawn_at', 'undo_until'] as const),
]

type Answer = (c: Context, db: Kysely<Tables>, own: OwnLead) => Promise<Response>

/**
 * The caller's leads, all extensions: GET /me/leads/, newest first, 20 a page, and POST
 * /me/leads/{id}/withdraw/, …/withdraw/undo/ and …/phone/. Needs a confirmed address. Anybody may have sent a
 * lead with it, so the answer repeats little.
 */
export function myLeads(own: Own, outbox: Outbox, now: Clock): Hono {
  const get = confirmed(own, (c, db, { email_key }) => list(c, db, email_key, now()))
  const post = (name: string, answer: Answer, fields: Fields = {}) =>
    view(name, { post: confirmed(own, answer) }, fields)
  return new Hono()
    .all('/me/leads/', view('My Lead List', { get }))
    .all(
      '/me/leads/:id/withdraw/',
      post('My Lead Withdraw', async (c, db, lead) => found(c, await withdraw(db, lead, outbox, now()))),
    )
    .all(
      '/me/leads/:id/withdraw/undo/',
      post('My Lead Withdraw Undo', async (c, db, lead) => {
        const standing = await undoWithdrawal(db, lead, outbox, now())
        return standing === 'over' ? refused(c, 'It is too late to undo this.') : found(c, standing)
      }),
    )
    .all(
      '/me/leads/:id/phone/',
      post('My Lead Phone', (c, db, lead) => phone(c, db, lead, outbox), phoneFields),
    )
}

function confirmed(own: Own, answer: Answer) {
  return forAccount(own, async (c, db, { email_key, confirmed_at }) => {
    if (!confirmed_at) return forbidden(c, 'Confirm your e-mail address first.')
    const id = Number(/^[1-9]\d{0,14}$/.exec(c.req.param('id') ?? '')?.[0] ?? 0)
    return await answer(c, db, { id, email_key })
  })
}

async function list(c: Context, db: Kysely<Tables>, email_key: string, now: Date) {
  const leads = db.selectFrom('leads').where('email_key', '=', email_key)
  const { count } = await leads
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return await pageOf(c, Number(count), pageSize, async (offset, limit) => {
    const rows = leads.select(columns).orderBy('id', 'desc').offset(offset).limit(limit)
    return (await rows.execute()).map(({ phone, undo_until, ...lead }) => ({
      ...lead,
      phone_ending: phoneEnding(phone),
      undo_until: undo_until && undo_until > now.toISOString() ? undo_until : null,
    }))
  })
}

async function phone(c: Context, db: Kysely<Tables>, own: OwnLead, outbox: Outbox) {
  const { values, errors } = check(phoneFields, await readFields(c))
  if (errors) return badRequest(c, errors)
  const lead = await changePhone(db, own, values.phone, outbox)
  if (lead?.withdrawn_at) return refused(c, 'This enquiry is withdrawn.')
  return found(c, lead && { id: lead.id, phone_ending: phoneEnding(lead.phone) })
}

const refused = (c: Context, words: string) => badRequest(c, { non_field_errors: [words] })

const found = (c: Context, lead: object | null) =>
  lead ? c.json(lead) : notFound(c, 'No Lead matches the given query.')
