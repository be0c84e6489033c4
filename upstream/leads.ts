import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { keyOf } from './accounts'
import type { CareerPathRecord } from './career-paths'
import { billingOf, type Extensions, extensionsOf } from './extensions'
import { choice, email, flag, text } from './field-types'
import { check } from './fields'
import { once } from './idempotency'
import type { Mailer } from './mail'
import { takeConfirmation } from './mail-rules'
import { leadConfirmationMail, leadMail } from './mail-texts'
import { readFields } from './request-body'
import { badRequest, view } from './rest'
import type { UpstreamSettings } from './settings'
import type { Lead, Tables } from './tables'

type Beyond = Extensions & { billing: string }

/**
 * POST /leads/: stores the lead. Admissions and the learner then get mails (the learner one a day), which neither delay the
 * answer nor, when they fail, change it.
 *
 * @param db opens the database
 * @param readCareerPaths tells which names of career paths the learner's mail may repeat
 */
export function leads(
  db: () => Promise<Kysely<Tables>>,
  mailer: Mailer,
  readCareerPaths: () => Promise<CareerPathRecord[]>,
  settings: UpstreamSettings,
): Hono {
  const fields = leadFields(settings.plans.map(({ id }) => id))
  const post = async (c: Context) => {
    const body = await readFields(c)
    const jobTitle = body.jobTitle === '' ? body['job-title'] : (body.jobTitle ?? body['job-title'])
    const { values, errors } = check(fields, { ...body, ...(jobTitle === undefined ? {} : { jobTitle }) })
    if (errors) return badRequest(c, errors)
    const now = settings.now()
    const extensions = { ...extensionsOf(body), billing: billingOf(body) }
    const key = c.req.header('idempotency-key')
    const { id, isNew } = await insertLead(await db(), values, extensions, key, now)
    const lead = { id, ...values, ...extensions }
    if (isNew) {
      settings.log('info', 'lead_stored', { id: lead.id, plan: lead.selectedPlan })
      mailer.send({ kind: 'lead_admissions', id: lead.id }, () => leadMail(lead, settings))
      mailer.send({ kind: 'lead_confirmation', id: lead.id }, async () => {
        const withheld = await takeConfirmation(await db(), lead.email, now, settings)
        if (withheld) return { withheld }
        const known = await readCareerPaths().catch(() => [])
        const isKnown = known.some((path) => path.career_name === lead.careerPathName)
        return leadConfirmationMail(lead, isKnown, settings)
      })
    }
    const { jobTitle: _, ...answer } = values
    return c.json({ id, ...answer }, 201)
  }
  return new Hono().all('/leads/', view('Lead List', { post }, fields))
}

/**
 * All leads for admissions.
 *
 * @returns the rows, newest first
 */
export async function listLeads(db: Kysely<Tables>) {
  return await db.selectFrom('leads').selectAll().orderBy('id', 'desc').execute()
}

const leadFields = (planIds: string[]) => ({
  careerPathName: text(150),
  selectedPlan: choice(planIds),
  firstName: text(100),
  lastName: text(100),
  email: email(),
  jobTitle: text(150, { optional: true }),
  company: text(150, { optional: true }),
  country: text(100),
  phone: text(20),
  message: text(500, { optional: true }),
  source: text(20),
  subscribe: flag(),
})

// What goes beyond the contract makes no other lead of one: the same form may be sent again from another page.
async function insertLead(
  db: Kysely<Tables>,
  values: Omit<Lead, 'id' | keyof Beyond>,
  extensions: Beyond,
  text: string | undefined,
  now: Date,
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
      return (await trx.insertInto('leads').values(row).returning('id').executeTakeFirstOrThrow()).id
    }),
  )
}
