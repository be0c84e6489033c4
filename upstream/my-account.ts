import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { findAccount, keyOf, lockAccount } from './accounts'
import { forAccount, type Own } from './bearer'
import { sendConfirmation } from './confirm-email'
import { deleteConfirmations } from './confirmations'
import { email, text } from './field-types'
import { check } from './fields'
import type { Outbox } from './outbox'
import { passwordFaults } from './password-rules'
import { hashPassword, isPassword, wrongPassword } from './passwords'
import { readFields } from './request-body'
import { badRequest, throttled, view } from './rest'
import type { UpstreamSettings } from './settings'
import { tellOwner } from './sign-up'
import type { Account, Tables } from './tables'

const passwordFields = { old_password: text(128), new_password: text(128), confirm_new_password: text(128) }
const emailFields = { email: email(), password: text(128) }
const closeFields = { password: text(128) }

type Answer = (c: Context, db: Kysely<Tables>, account: Account) => Promise<Response>

/**
 * The caller's own account, all extensions: GET /me/, POST /me/confirm/, /me/email/, /me/password/ and
 * /me/close/. Changes need the password.
 */
export function myAccount(own: Own, outbox: Outbox, settings: UpstreamSettings): Hono {
  const post = (name: string, fields: Parameters<typeof view>[2], answer: Answer) =>
    view(name, { post: forAccount(own, answer) }, fields)
  return new Hono()
    .all('/me/', view('Me', { get: forAccount(own, show) }))
    .all(
      '/me/confirm/',
      post('My Address Confirm', {}, (c, db, account) => confirm(c, db, account, outbox, settings)),
    )
    .all(
      '/me/email/',
      post('My Address', emailFields, (c, db, account) => changeEmail(c, db, account, outbox, settings)),
    )
    .all('/me/password/', post('My Password', passwordFields, changePassword))
    .all('/me/close/', post('My Account Close', closeFields, close))
}

const show: Answer = async (c, _, { email, confirmed_at }) => c.json({ email, confirmed: !!confirmed_at })

async function confirm(
  c: Context,
  db: Kysely<Tables>,
  account: Account,
  outbox: Outbox,
  settings: UpstreamSettings,
) {
  const isDue = !account.confirmed_at
  const send = () =>
    db.transaction().execute((trx) => sendConfirmation(trx, outbox, account, account.email, settings))
  if (isDue && !(await send())) return throttled(c)
  return c.json({ detail: isDue ? 'The mail has been sent.' : 'The address is confirmed.' })
}

// The answer is the same for another account's address. Its owner is told, and nothing changes.
async function changeEmail(
  c: Context,
  db: Kysely<Tables>,
  account: Account,
  outbox: Outbox,
  settings: UpstreamSettings,
) {
  const { values, errors } = check(emailFields, await readFields(c))
  if (errors) return badRequest(c, errors)
  if (!(await isPassword(values.password, account.password_hash)))
    return badRequest(c, { password: wrongPassword })
  if (keyOf(values.email) === account.email_key) {
    return badRequest(c, { email: ['This is the address of your account already.'] })
  }
  const owner = await findAccount(db, values.email)
  if (owner) await tellOwner(db, outbox, owner, settings)
  else if (!(await askForChange(db, account, values.email, outbox, settings))) return throttled(c)
  return c.json({ detail: 'The mail has been sent.' })
}

async function askForChange(
  db: Kysely<Tables>,
  account: Account,
  email: string,
  outbox: Outbox,
  settings: UpstreamSettings,
): Promise<boolean> {
  const { email: to } = account
  return await db.transaction().execute(async (trx) => {
    if (!(await sendConfirmation(trx, outbox, account, email, settings))) return false
    await outbox.mail(trx, { kind: 'address_change', payload: { to }, person: to })
    return true
  })
}

const changePassword: Answer = async (c, db, account) => {
  const { values, errors } = check(passwordFields, await readFields(c))
  if (errors) return badRequest(c, errors)
  if (!(await isPassword(values.old_password, account.password_hash))) {
    return badRequest(c, { old_password: wrongPassword })
  }
  if (values.new_password !== values.confirm_new_password) {
    return badRequest(c, { new_password: ['The two password fields didn’t match.'] })
  }
  const faults = await passwordFaults(values.new_password, account.email)
  if (faults.length > 0) return badRequest(c, { new_password: faults })
  const hash = await hashPassword(values.new_password)
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, account.id)
    await trx.deleteFrom('reset_tokens').where('account_id', '=', account.id).execute()
    // Cancels a change of address that somebody with the old password asked for.
    await deleteConfirmations(trx, account.id)
    await trx.updateTable('accounts').set({ password_hash: hash }).where('id', '=', account.id).execute()
  })
  return c.json({ detail: 'The password has been changed.' })
}

const close: Answer = async (c, db, account) => {
  const { values, errors } = check(closeFields, await readFields(c))
  if (errors) return badRequest(c, errors)
  if (!(await isPassword(values.password, account.password_hash)))
    return badRequest(c, { password: wrongPassword })
  await db.deleteFrom('accounts').where('id', '=', account.id).execute()
  return c.json({ detail: 'The account is closed.' })
}
