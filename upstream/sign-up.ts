import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { findAccount, insertAccount } from './accounts'
import { sendConfirmation } from './confirm-email'
import { email, text } from './field-types'
import { check } from './fields'
import type { Outbox } from './outbox'
import { passwordFaults } from './password-rules'
import { hashPassword } from './passwords'
import { readFields } from './request-body'
import { badRequest, view } from './rest'
import type { UpstreamSettings } from './settings'
import type { Account, Tables } from './tables'

const fields = { email: email(), password: text(128), confirm_password: text() }
const taken = { email: ['user with this email address already exists.'] }
const day = 24 * 60 * 60 * 1000

type Database = () => Promise<Kysely<Tables>>
type Values = { email: string; password: string; confirm_password: string }

/**
 * POST /create-account/: one account per address, whatever its capitals. Mails a confirmation link. `log`
 * hears of it without the address.
 */
export function signUp(db: Database, outbox: Outbox, settings: UpstreamSettings): Hono {
  const post = async (values: Values) => {
    const owner = await findAccount(await db(), values.email)
    if (owner) {
      await tellOwner(await db(), outbox, owner, settings)
      return taken
    }
    if (values.password !== values.confirm_password) return { password: ["Password fields didn't match."] }
    const faults = await passwordFaults(values.password, values.email)
    if (faults.length > 0) return { password: faults }
    const password_hash = await hashPassword(values.password)
    return await (await db()).transaction().execute(async (trx) => {
      const account = await insertAccount(trx, { email: values.email, password_hash }, settings.now())
      if (!account) return taken
      await sendConfirmation(trx, outbox, account, account.email, settings)
      return null
    })
  }
  return new Hono().all(
    '/create-account/',
    view(
      'Create Account',
      {
        post: async (c) => {
          const { values, errors } = check(fields, await readFields(c))
          const faults = errors ?? (await post(values))
          if (faults) return badRequest(c, faults)
          settings.log('info', 'account_created')
          return c.json({ email: values?.email }, 201)
        },
      },
      fields,
    ),
  )
}

/** Tells the owner that somebody tried to register the address, once a day. */
export async function tellOwner(
  db: Kysely<Tables>,
  outbox: Outbox,
  { id, email, is_active }: Account,
  settings: UpstreamSettings,
): Promise<void> {
  if (!is_active) return
  const time = settings.now()
  const dayBefore = new Date(time.getTime() - day).toISOString()
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('accounts')
      .set({ told_at: time.toISOString() })
      .where('id', '=', id)
      .where(({ eb, or }) => or([eb('told_at', 'is', null), eb('told_at', '<', dayBefore)]))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) return
    await outbox.mail(trx, { kind: 'address_taken', payload: { account: id }, person: email })
  })
}
