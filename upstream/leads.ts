import { type Context, Hono } from 'hono'
import type { Kysely, Transaction } from 'kysely'
import { keyOf } from './accounts'
import { billingOf, type Extensions, extensionsOf } from './extensions'
import { check } from './fields'
import { once, recordOf } from './idempotency'
import type { Outbox } from './outbox'
import { type LeadFields, leadFields } from './record-fields'
import { readFields } from './request-body'
import { badRequest, view } from './rest'
import type { UpstreamSettings } from './settings'
import type { Lead, StoredLead, Tables } from './tables'

type Beyond = Extensions & { billing: string }

/** POST /leads/: stores the lead with its mails, to admissions and (one a day) to the learner. */
export function leads(db: () => Promise<Kysely<Tables>>, outbox: Outbox, settings: UpstreamSettings): Hono {
  const fields = leadFields(settings.plans.map(({ id }) => id))
  const post = async (c: Context) => {
    const body = await readFields(c)
    const jobTitle = body.jobTitle === '' ? body['job-title'] : (body.jobTitle ?? body['job-title'])
    const { values, errors } = check(fields, { ...body, ...(jobTitle === undefined ? {} : { jobTitle }) })
    if (errors) return badRequest(c, errors)
    const now = settings.now()
    const extensions = { ...extensionsOf(body), billing: billingOf(body) }
    const key = c.req.header('idempotency-key')
    const { id, isNew } = await insertLead(await db(), values, extensions, key, now, outbox)
    if (isNew) settings.log('info', 'lead_stored', { id, plan: values.selectedPlan })
    const { jobTitle: _, ...answer } = values
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

// Extensions make no second record: the same form may be sent again from another page.
async function insertLead(
  db: Kysely<Tables>,
  values: LeadFields,
  extensions: Beyond,
  text: string | undefined,
  now: Date,
  outbox: Outbox,
) {
  return await db.transaction().execute((trx) =>
    once(trx, { scope: 'lead', text, values }, now, async () => {
      const row = {
        ...values,
        ...extensions,
        subscribe: Number(values.subscribe),
        email_key: keyOf(values.email),
        created_at: now.toISOString(),
      }
      const { id } = await trx.insertInto('leads').values(row).returning('id').executeTakeFirstOrThrow()
      await enqueueLead(trx, { id, ...values, ...extensions }, outbox)
      return id
    }),
  )
}

async function enqueueLead(trx: Transaction<Tables>, lead: Lead, outbox: Outbox) {
  const [record, person, payload] = [recordOf('lead', lead.id), lead.email, { lead: lead.id }]
  await outbox.mail(
    trx,
    { kind: 'lead_admissions', payload, person, record },
    { kind: 'lead_confirmation', payload, person, record },
  )
  await outbox.event(trx, { type: 'lead.created', of: lead, record })
}
