import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { keyOf } from './accounts'
import type { CareerPathRecord } from './career-paths'
import type { Core } from './core'
import { billingOf, extensionsOf } from './extensions'
import { check } from './field-checks'
import { once, recordOf } from './idempotency'
import { receiptOf } from './receipt'
import { type LeadFields, leadFields } from './record-fields'
import { readFields } from './request-body'
import { view } from './rest'
import type { StoredLead, Tables } from './tables'

/** POST /leads/: stores the lead with its mails, to admissions and (one a day) to the learner. */
export function leads(core: Core, readCareerPaths: () => Promise<CareerPathRecord[]>): Hono {
  const { settings } = core
  const fields = leadFields(settings.plans.map(({ id }) => id))
  const post = async (c: Context) => {
    const body = await readFields(c)
    const jobTitle = body.jobTitle === '' ? body['job-title'] : (body.jobTitle ?? body['job-title'])
    const values = check(fields, { ...body, ...(jobTitle === undefined ? {} : { jobTitle }) })
    const paths = values.start ? await readCareerPaths().catch(() => []) : []
    const path = paths.find(({ career_name }) => career_name === values.careerPathName)
    const start_id = (path && settings.startId?.(values.start, path)) ?? ''
    const { id, isNew } = await insertLead(core, { ...values, start_id }, body, c)
    if (isNew) settings.log('info', 'lead_stored', { id, plan: values.selectedPlan })
    const { jobTitle: _, start: __, ...answer } = values
    return c.json({ id, ...answer }, 201)
  }
  return new Hono().all('/leads/', view('Lead List', { post }, fields))
}

export async function listLeads(db: Kysely<Tables>) {
  return await db.selectFrom('leads').selectAll().orderBy('id', 'desc').execute()
}

export async function getLead(db: Kysely<Tables>, id: number): Promise<StoredLead | undefined> {
  const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { ...row, subscribe: row.subscribe === 1 }
}

// The key ignores extensions, so a form that is sent again from another page makes no second record.
async function insertLead(
  { open, outbox, settings }: Core,
  { start_id, ...values }: LeadFields & { start_id: string },
  body: Record<string, unknown>,
  c: Context,
) {
  const now = settings.now()
  // Earlier versions hashed keys without a start, so an empty start is left out.
  const keyed = { ...values, start: values.start || undefined }
  const sent = { ...values, ...extensionsOf(body), billing: billingOf(body) }
  return await (await open()).transaction().execute((trx) =>
    once(trx, { scope: 'lead', text: c.req.header('idempotency-key'), values: keyed }, now, async () => {
      const stored = { email_key: keyOf(sent.email), start_id, ...receiptOf(c, settings) }
      const row = { ...sent, ...stored, subscribe: Number(sent.subscribe) }
      const { id } = await trx.insertInto('leads').values(row).returning('id').executeTakeFirstOrThrow()
      const record = recordOf('lead', id)
      const about = { payload: { lead: id }, person: sent.email, record }
      await outbox.mail(trx, { kind: 'lead_admissions', ...about }, { kind: 'lead_confirmation', ...about })
      await outbox.event(trx, { type: 'lead.created', of: { id, ...sent }, record })
      return id
    }),
  )
}
