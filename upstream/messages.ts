import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { keyOf } from './accounts'
import type { Core } from './core'
import { extensionsOf, isPromised, kindOf } from './extensions'
import { once, recordOf } from './idempotency'
import { receiptOf } from './receipt'
import { type MessageFields, messageFields } from './record-fields'
import { form } from './rest'
import type { Message, Tables } from './tables'

/** POST /contact-us/: stores the message with its mail to admissions. */
export function messages(core: Core): Hono {
  const answer = form('Contact Us', messageFields, async (c, values, body) => {
    const { id, isNew } = await insertMessage(core, values, body, c)
    if (isNew) core.settings.log('info', 'message_stored', { id })
    return c.json({ id, ...values }, 201)
  })
  return new Hono().all('/contact-us/', answer)
}

export async function listMessages(db: Kysely<Tables>) {
  return await db.selectFrom('messages').selectAll().orderBy('id', 'desc').execute()
}

export async function getMessage(db: Kysely<Tables>, id: number): Promise<Message | undefined> {
  return await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst()
}

// The key ignores extensions, so a form that is sent again from another page makes no second record.
async function insertMessage(
  { open, outbox, settings }: Core,
  values: MessageFields,
  body: Record<string, unknown>,
  c: Context,
) {
  const now = settings.now()
  const sent = { ...values, ...extensionsOf(body), kind: kindOf(body) }
  return await (await open()).transaction().execute((trx) =>
    once(trx, { scope: 'message', text: c.req.header('idempotency-key'), values }, now, async () => {
      const row = { ...sent, email_key: keyOf(sent.email), ...receiptOf(c, settings, isPromised(sent.kind)) }
      const { id } = await trx.insertInto('messages').values(row).returning('id').executeTakeFirstOrThrow()
      const record = recordOf('message', id)
      await outbox.mail(trx, { kind: 'message', payload: { message: id }, person: sent.email, record })
      await outbox.event(trx, { type: 'message.created', of: { id, ...sent }, record })
      if (sent.kind === 'event' && typeof body.event === 'string')
        await settings.register?.(trx, body.event, sent, now)
      return id
    }),
  )
}
