import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { check, email, text } from './fields'
import { once } from './idempotency'
import type { Mailer } from './mail'
import { tellOfMessage } from './mail-texts'
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

/** POST /contact-us/: keeps the message, then mails it to admissions, which never delays or fails it. */
export function messages(
  db: () => Promise<Kysely<Tables>>,
  mailer: Mailer,
  settings: UpstreamSettings,
): Hono {
  const post = async (c: Context) => {
    const { values, errors } = check(fields, await readFields(c))
    if (errors) return badRequest(c, errors)
    const { message, isNew } = await keep(await db(), values, c.req.header('idempotency-key'))
    if (isNew) {
      settings.log('info', 'message_kept', { id: message.id })
      mailer.send({ kind: 'message', id: message.id }, () => tellOfMessage(message, settings))
    }
    return c.json(message, 201)
  }
  return new Hono().all('/contact-us/', view('Contact Us', { post: post }, fields))
}

/** All contact messages, newest first, each with the ISO instant it came in. */
export async function listMessages(db: Kysely<Tables>) {
  return await db.selectFrom('messages').selectAll().orderBy('id', 'desc').execute()
}

async function keep(db: Kysely<Tables>, values: Omit<Message, 'id'>, text: string | undefined) {
  return await db.transaction().execute(async (trx) => {
    const { answer, isNew } = await once(trx, { scope: 'message', text, values }, async () => {
      const row = { ...values, created_at: new Date().toISOString() }
      const { id } = await trx.insertInto('messages').values(row).returning('id').executeTakeFirstOrThrow()
      return { id, ...values }
    })
    return { message: answer, isNew }
  })
}
