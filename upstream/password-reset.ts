import { type Context, Hono } from 'hono'
import { findAccount, getAccount } from './accounts'
import type { Core } from './core'
import type { Values } from './field-checks'
import { email, text } from './field-types'
import { idIn } from './mail-token'
import { newPasswordHash } from './passwords'
import { invalid } from './refusal'
import { isOpen, spendResetToken } from './reset-tokens'
import { form } from './rest'

const fields = { uid: text(), token: text(), new_password: text(128), confirm_new_password: text(128) }

/** POST /auth/password-reset/ and /auth/password-reset-confirm/. */
export function passwordReset(core: Core): Hono {
  return new Hono()
    .all(
      '/auth/password-reset/',
      form('Password Reset', { email: email() }, (c, { email }) => ask(c, email, core)),
    )
    .all(
      '/auth/password-reset-confirm/',
      form('Password Reset Confirm', fields, (c, values) => confirm(c, values, core)),
    )
}

// An unsubscribed owner still gets this mail, as they could not sign in without it. An address without an account
// adds an equal row, and the rest runs after the answer. So the response time does not reveal accounts.
async function ask(c: Context, email: string, { open, outbox }: Core) {
  const db = await open()
  const account = await findAccount(db, email)
  const payload = { account: account?.is_active ? account.id : null }
  await outbox.mail(db, { kind: 'password_reset', payload, person: account ? account.email : '' })
  return c.json({ detail: 'Password reset e-mail has been sent.' })
}

const wrong = ['Invalid value']

async function confirm(c: Context, values: Values<typeof fields>, { open, outbox, settings }: Core) {
  const { uid, token } = values
  const db = await open()
  const account = await getAccount(db, idIn(uid))
  if (!account?.is_active) throw invalid({ uid: wrong })
  if (!(await isOpen(db, account, token, settings.now()))) throw invalid({ token: wrong })
  const hash = await newPasswordHash(values, account.email)
  if (!(await spendResetToken(db, account, token, hash, settings.now()))) throw invalid({ token: wrong })
  const { email: to } = account
  await outbox.mail(db, { kind: 'password_changed', payload: { to }, person: to })
  return c.json({ detail: 'Password has been reset with the new password.' })
}
