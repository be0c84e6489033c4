import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { keyOf } from './accounts'
import { type Extensions, extensionsOf } from './extensions'
import { email, text } from './field-types'
import { check } from './fields'
import { once } from './idempotency'
import type { Mailer } from './mail'
import { messageMail } from './mail-texts'
import { readFields } from './request-body'
import { badRequest, view } from './rest'
import type { UpstreamSettings } from './settings'
import type { Message, Tables } from './tables'

const fields = {
  name: text(150),
  phone_number: text(30, { optional: true }),
  email: email(),
  company: text(150),
  subject: text(200),
  body: text(5000, { optional: true }),
}

/**
 * POST /contact-us/: stores the message. It is then mailed to admissions, which neither delays the answer nor, when it
 * fails, changes it.
 *
 * @param db opens the database
 */
export function messages(
  db: () => Promise<Kysely<Tables>>,
  mailer: Mailer,
  settings: UpstreamSettings,
): Hono {
  const post = async (c: Context) => {
    const body = await readFields(c)
    const { values, errors } = check(fields, body)
    if (errors) return badRequest(c, errors)
    const extensions = extensionsOf(body)
    const key = c.req.header('idempotency-key')
    const { id, isNew } = await insertMessage(await db(), values, extensions, key, settings.now())
    const message = { id, ...values, ...extensions }
    if (isNew) {
      settings.log('info', 'message_stored', { id: message.id })
      mailer.send({ kind: 'message', id: message.id }, () => messageMail(message, settings))
    }
    return c.json({ id, ...values }, 201)
  }
  return new Hono().all('/contact-us/', view('Contact Us', { post }, fields))
}

/**
 * All contact messages for admissions.
 *
 * @returns the rows, newest first
 */
export async function listMessages(db: Kysely<Tables>) {
  return await db.selectFrom('messages').selectAll().orderBy('id', 'desc').execute()
}

// What goes beyond the contract makes no other message of one: the same form may be sent again from another page.
async function insertMessage(
  db: Kysely<Tables>,
  values: Omit<Message, 'id' | keyof Extensions>,
  extensions: Extensions,
  text: string | undefined,
  now: Date,
) {
  return await db.transaction().execute((trx) =>
    once(trx, { scope: 'message', text, values }, now, async () => {
      const row = { ...values, ...extensions, email_key: keyOf(values.email), created_at: now.toISOString() }
      return (await trx.insertInto('messages').values(row).returning('id').executeTakeFirstOrThrow()).id
    }),
  )
}
