import { hash } from 'node:crypto'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { z } from 'zod'
import { env } from '@/lib/env'
import { insertOnce, siteDatabase } from '@/lib/store/site-database'
import type { Db } from '@/lib/store/tables'
import { now } from '@/lib/time/now'
import { isSetBy, mayFollow, type Status, statusNames } from '@/upstream/statuses'
import { setStatus } from './changes'
import { hasEnquiries } from './desk-page'
import { findEnquiry } from './enquiries'

type Answer = { status: 200 | 400 | 401 | 404 | 409; body: object }

const schema = z.object({
  reference: z.string(),
  status: z.string().refine((name): name is Status => isSetBy('crm', name)),
})
const settable = statusNames.filter((name) => isSetBy('crm', name)).join(', ')

/** `body` is the raw text. A repeated `webhook-id` gets its first response. Throws while the database is away. */
export async function receiveStatus(
  reference: string,
  headers: Record<string, string>,
  body: string,
): Promise<Answer> {
  const secrets = env().STATUS_SECRET?.split(' ')
  if (!hasEnquiries())
    return refused(404, 'The enquiries are on this site’s upstream: send the status there.')
  if (!secrets) return refused(404, 'This site takes no statuses: STATUS_SECRET is not set.')
  const signed = read(secrets, headers, body)
  if (!signed) return refused(401, 'The signature is wrong, or the timestamp is more than five minutes off.')
  const sent = schema.safeParse(signed.json)
  if (!sent.success)
    return refused(400, `The body must be JSON with “reference” and “status”, one of: ${settable}.`)
  // The signature covers only the body: without this check, the body could be sent to another enquiry's address.
  if (sent.data.reference.toUpperCase() !== reference)
    return refused(400, 'The body’s “reference” is not the one of the address.')
  const db = await siteDatabase()
  return await db.transaction().execute((trx) =>
    answerOnce(trx, hashOf(headers['webhook-id']), hashOf(body), async () => {
      const outcome = await set(trx, reference, sent.data.status)
      const enquiry = outcome === 'gone' ? undefined : await findEnquiry(trx, reference)
      if (!enquiry) return refused(404, 'No enquiry has this reference.')
      return { status: 200, body: { reference, status: enquiry.status, changed: outcome === 'done' } }
    }),
  )
}

/** A status that may not follow the current one changes nothing. Retries after a concurrent change. */
async function set(db: Db, reference: string, status: Status) {
  for (;;) {
    const outcome = await setStatus({ db, actor: 'CRM', reference, at: now() }, status, null)
    const present = outcome === 'taken' && (await findEnquiry(db, reference))
    if (!present || !mayFollow(present.status, status)) return outcome
  }
}

async function answerOnce(db: Db, id: string, sent: string, answer: () => Promise<Answer>): Promise<Answer> {
  const isFirst = await insertOnce(db, 'received_statuses', { id, sent, at: now().toISOString(), answer: '' })
  const own = db.selectFrom('received_statuses').selectAll().where('id', '=', id)
  if (!isFirst) {
    const first = await own.executeTakeFirstOrThrow()
    return first.sent === sent
      ? JSON.parse(first.answer)
      : refused(409, 'This webhook-id came with another body.')
  }
  const given = await answer()
  await db
    .updateTable('received_statuses')
    .set({ answer: JSON.stringify(given) })
    .where('id', '=', id)
    .execute()
  return given
}

const refused = (status: 400 | 401 | 404 | 409, detail: string): Answer => ({ status, body: { detail } })

// Null without a valid signature.
function read(secrets: string[], headers: Record<string, string>, body: string): { json?: unknown } | null {
  for (const secret of secrets)
    try {
      return { json: new Webhook(secret).verify(body, headers) }
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) return {} // The signature is valid, but the body is no JSON.
    }
  return null
}

const hashOf = (text = '') => hash('sha256', text, 'base64url')
