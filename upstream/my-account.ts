import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { findAccount, keyOf, lockAccount } from './accounts'
import { forAccount } from './bearer'
import { sendConfirmation } from './confirm-email'
import { deleteConfirmations } from './confirmations'
import type { Core } from './core'
import { check, type Fields, type Values } from './field-checks'
import { email, text } from './field-types'
import { newPasswordHash, requirePassword } from './passwords'
import { invalid, throttled } from './refusal'
import { readFields } from './request-body'
import { view } from './rest'
import { tellOwner } from './sign-up'
import type { Account, Tables } from './tables'

const passwordFields = { old_password: text(128), new_password: text(128), confirm_new_password: text(128) }
const emailFields = { email: email(), password: text(128) }

/** Extensions for the caller's account: GET /me/, POST /me/confirm/, email/, password/ and close/. */
export function myAccount(core: Core): Hono {
  const show = forAccount(core, async (c, _, { email, confirmed_at }) =>
    c.json({ email, confirmed: !!confirmed_at }),
  )
  const confirm = forAccount(core, (c, db, account) => sendOwn(c, db, account, core))
  const post = <Some extends Fields>(
    name: string,
    fields: Some,
    change: (db: Kysely<Tables>, account: Account, values: Values<Some>, core: Core) => Promise<string>,
  ) => {
    const answer = forAccount(core, async (c, db, account) => {
      const detail = await change(db, account, check(fields, await readFields(c)), core)
      return c.json({ detail })
    })
    return view(name, { post: answer }, fields)
  }
  return new Hono()
    .all('/me/', view('Me', { get: show }))
    .all('/me/confirm/', view('My Address Confirm', { post: confirm }))
    .all('/me/email/', post('My Address', emailFields, changeEmail))
    .all('/me/password/', post('My Password', passwordFields, changePassword))
    .all('/me/close/', post('My Account Close', { password: text(128) }, close))
}

async function sendOwn(c: Context, db: Kysely<Tables>, account: Account, core: Core) {
  if (account.confirmed_at) return c.json({ detail: 'The address is confirmed.' })
  const send = db.transaction().execute((trx) => sendConfirmation(trx, core, account, account.email))
  if (!(await send)) throw throttled()
  return c.json({ detail: 'The mail has been sent.' })
}

// For another account's address, the answer is the usual one, but nothing changes. That account's owner gets a mail.
async function changeEmail(
  db: Kysely<Tables>,
  account: Account,
  { email, password }: Values<typeof emailFields>,
  core: Core,
) {
  await requirePassword(password, account)
  if (keyOf(email) === account.email_key)
    throw invalid({ email: ['This is the address of your account already.'] })
  const owner = await findAccount(db, email)
  if (owner) await tellOwner(core, owner)
  else {
    const { email: to } = account
    await db.transaction().execute(async (trx) => {
      if (!(await sendConfirmation(trx, core, account, email))) throw throttled()
      await core.outbox.mail(trx, { kind: 'address_change', payload: { to }, person: to })
    })
  }
  return 'The mail has been sent.'
}

// Only a confirmed address gets a mail: an unconfirmed one may be a stranger's.
async function changePassword(
  db: Kysely<Tables>,
  account: Account,
  values: Values<typeof passwordFields>,
  { outbox }: Core,
) {
  await requirePassword(values.old_password, account, 'old_password')
  const hash = await newPasswordHash(values, account.email)
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, account.id)
    await trx.deleteFrom('reset_tokens').where('account_id', '=', account.id).execute()
    // Cancels a change of address that somebody with the old password requested.
    await deleteConfirmations(trx, account.id)
    await trx.updateTable('accounts').set({ password_hash: hash }).where('id', '=', account.id).execute()
    const { email: to, confirmed_at } = account
    if (confirmed_at) await outbox.mail(trx, { kind: 'password_changed', payload: { to }, person: to })
  })
  return 'The password has been changed.'
}

async function close(db: Kysely<Tables>, account: Account, { password }: { password: string }) {
  await requirePassword(password, account)
  await db.deleteFrom('accounts').where('id', '=', account.id).execute()
  return 'The account is closed.'
}
