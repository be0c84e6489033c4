import { type Context, Hono } from 'hono'
import type { Kysely, Transaction } from 'kysely'
import { keyOf } from './accounts'
import { type Extensions, extensionsOf, kindOf, type MessageKind } from './extensions'
import { check } from './fields'
import { once, recordOf } from './idempotency'
import type { Outbox } from './outbox'
import { type MessageFields, messageFields } from './record-fields'
import { readFields } from './request-body'
import { badRequest, view } from './rest'
import type { UpstreamSettings } from './settings'
import type { Message, Tables } from './tables'

/** POST /contact-us/: stores the message with its mail to admissions. */
export function messages(
  db: () => Promise<Kysely<Tables>>,
  outbox: Outbox,
  settings: UpstreamSettings,
): Hono {
  const post = async (c: Context) => {
    const body = await readFields(c)
    const { values, errors } = check(messageFields, body)
    if (errors) return badRequest(c, errors)
    const key = c.req.header('idempotency-key')
    const { id, isNew } = await insertMessage(
      await db(),
      values,
      { ...extensionsOf(body), kind: kindOf(body) },
      key,
      settings.now(),
      outbox,
    )
    if (isNew) settings.log('info', 'message_stored', { id })
    return c.json({ id, ...values }, 201)
  }
  return new Hono().all('/contact-us/', view('Contact Us', { post }, messageFields))
}

export async function listMessages(db: Kysely<Tables>) {
  return await db.selectFrom('messages').selectAll().orderBy('id', 'desc').execute()
}

export async function getMessage(db: Kysely<Tables>, id: number): Promise<Message | undefined> {
  return await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst()
}

// Extensions make no second record: the same form may be sent again from another page.
async function insertMessage(
  db: Kysely<Tables>,
  values: MessageFields,
  extensions: Extensions & { kind: MessageKind },
  text: string | undefined,
  now: Date,
  outbox: Outbox,
) {
  return await db.transaction().execute((trx) =>
    once(trx, { scope: 'message', text, values }, now, async () => {
      const row = { ...values, ...extensions, email_key: keyOf(values.email), created_at: now.toISOString() }
      const { id } = await trx.insertInto('messages').values(row).returning('id').executeTakeFirstOrThrow()
      await enqueueMessage(trx, { id, ...values, ...extensions }, outbox)
      return id
    }),
  )
}

async function enqueueMessage(trx: Transaction<Tables>, message: Message, outbox: Outbox) {
  const [record, person] = [recordOf('message', message.id), message.email]
  await outbox.mail(trx, { kind: 'message', payload: { message: message.id }, person, record })
  await outbox.event(trx, { type: 'message.created', of: message, record })
}
