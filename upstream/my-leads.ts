import { type Context, Hono } from 'hono'
import type { Kysely, Selectable } from 'kysely'
import { forAccount } from './bearer'
import type { CareerPathRecord } from './career-paths'
import type { Core } from './core'
import { check, type Fields } from './field-checks'
import { text } from './field-types'
import { changePhone, type OwnLead, undoWithdrawal, withdraw } from './lead-changes'
import { pageOf } from './paging'
import { Refusal } from './refusal'
import { readFields } from './request-body'
import { notFound, view } from './rest'
import type { UpstreamSettings } from './settings'
import type { Tables } from './tables'

type CareerPathReader = () => Promise<CareerPathRecord[]>

const pageSize = 20
const phoneFields = { phone: text(20) }
const columns = [
  ...(['id', 'created_at', 'careerPathName', 'selectedPlan', 'billing', 'country', 'phone'] as const),
  ...(['reference', 'start', 'withdrawn_at', 'undo_until', 'status', 'due_at'] as const),
  ...(['answered_at', 'offered_at', 'enrolled_at', 'closed_at'] as const),
]

export type OwnLeadRecord = Omit<Pick<Selectable<Tables['leads']>, (typeof columns)[number]>, 'phone'> & {
  phone_ending: string
  /** Null until the learner is enrolled. */
  classroom_url: string | null
}

type Change = (c: Context, db: Kysely<Tables>, own: OwnLead) => Promise<object | null>

/**
 * Extensions for the caller's leads: GET /me/leads/, newest first, 20 a page, and POST /me/leads/{id}/withdraw/,
 * …/withdraw/undo/ and …/phone/. They need a confirmed address. Anybody may have sent a lead with that address, so
 * the answer repeats little.
 */
export function myLeads(core: Core, readCareerPaths: CareerPathReader): Hono {
  const { settings } = core
  const confirmed = (answer: (...all: Parameters<Change>) => Promise<Response>) =>
    forAccount(core, async (c, db, { email_key, confirmed_at }) => {
      if (!confirmed_at) throw new Refusal(403, { detail: 'Confirm your email address first.' })
      const id = Number(/^[1-9]\d{0,14}$/.exec(c.req.param('id') ?? '')?.[0] ?? 0)
      return await answer(c, db, { id, email_key })
    })
  const get = confirmed((c, db, { email_key }) => list(c, db, email_key, { readCareerPaths, settings }))
  const post = (name: string, change: Change, fields: Fields = {}) => {
    const answer = confirmed(async (c, db, own) => {
      const lead = await change(c, db, own)
      return lead ? c.json(lead) : notFound(c, 'No Lead matches the given query.')
    })
    return view(name, { post: answer }, fields)
  }
  return new Hono()
    .all('/me/leads/', view('My Lead List', { get }))
    .all(
      '/me/leads/:id/withdraw/',
      post('My Lead Withdraw', (_, db, own) => withdraw(db, own, core)),
    )
    .all(
      '/me/leads/:id/withdraw/undo/',
      post('My Lead Withdraw Undo', (_, db, own) => undoWithdrawal(db, own, core)),
    )
    .all('/me/leads/:id/phone/', post('My Lead Phone', phone, phoneFields))

  async function phone(c: Context, db: Kysely<Tables>, own: OwnLead) {
    const { phone } = check(phoneFields, await readFields(c))
    const lead = await changePhone(db, own, phone, core)
    return lead && { id: lead.id, phone_ending: phoneEnding(lead.phone) }
  }
}

type Around = { readCareerPaths: CareerPathReader; settings: UpstreamSettings }

async function list(c: Context, db: Kysely<Tables>, email_key: string, around: Around) {
  const leads = db.selectFrom('leads').where('email_key', '=', email_key)
  const { count } = await leads
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return await pageOf(c, Number(count), pageSize, async (offset, limit) => {
    const rows = leads.select(columns).orderBy('id', 'desc').offset(offset).limit(limit)
    return await recordsOf(await rows.execute(), around)
  })
}

/** For a visitor with the link in the lead's confirmation. */
export async function findOwnLead(
  db: Kysely<Tables>,
  id: number,
  around: Around,
): Promise<OwnLeadRecord | undefined> {
  const rows = await db.selectFrom('leads').select(columns).where('id', '=', id).execute()
  return (await recordsOf(rows, around))[0]
}

async function recordsOf(
  rows: Pick<Selectable<Tables['leads']>, (typeof columns)[number]>[],
  { readCareerPaths, settings }: Around,
): Promise<OwnLeadRecord[]> {
  const now = settings.now().toISOString()
  const paths = rows.some(({ status }) => status === 'enrolled')
    ? await readCareerPaths().catch(() => [])
    : []
  return rows.map(({ phone, undo_until, ...lead }) => {
    const path = paths.find(({ career_name }) => career_name === lead.careerPathName)
    const classroom = path?.classroom_url ?? settings.provider.classroom
    return {
      ...lead,
      phone_ending: phoneEnding(phone),
      undo_until: undo_until && undo_until > now ? undo_until : null,
      classroom_url: (lead.status === 'enrolled' && classroom) || null,
    }
  })
}

// The last three digits: the learner recognises the number by them, and nobody else can call it.
function phoneEnding(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-3)
}
