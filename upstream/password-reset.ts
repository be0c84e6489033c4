import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { findAccount, getAccount } from './accounts'
import { email, text } from './field-types'
import { check, type Errors } from './fields'
import type { Outbox } from './outbox'
import { passwordFaults } from './password-rules'
import { hashPassword } from './passwords'
import { readFields } from './request-body'
import { isOpen, spendResetToken } from './reset-tokens'
import { badRequest, view } from './rest'
import type { UpstreamSettings } from './settings'
import type { Tables } from './tables'
import { idIn } from './uid'

const askFields = { email: email() }
const confirmFields = { uid: text(), token: text(), new_password: text(128), confirm_new_password: text(128) }

type Database = () => Promise<Kysely<Tables>>
type Confirmation = { uid: string; token: string; new_password: string; confirm_new_password: string }

/** POST /auth/password-reset/ and /auth/password-reset-confirm/. */
export function passwordReset(db: Database, outbox: Outbox, settings: UpstreamSettings): Hono {
  return new Hono()
    .all('/auth/password-reset/', view('Password Reset', { post: (c) => ask(c, db, outbox) }, askFields))
    .all(
      '/auth/password-reset-confirm/',
      view('Password Reset Confirm', { post: (c) => confirm(c, db, settings) }, confirmFields),
    )
}

// An unsubscribed owner still gets this mail, as they could not sign in without it. An address without an
// account costs the same row, and the rest runs after the answer, so that its time tells nothing.
async function ask(c: Context, open: Database, outbox: Outbox) {
  const { values, errors } = check(askFields, await readFields(c))
  if (errors) return badRequest(c, errors)
  const db = await open()
  const account = await findAccount(db, values.email)
  const payload = { account: account?.is_active ? account.id : null }
  await outbox.mail(db, { kind: 'password_reset', payload, person: account ? account.email : '' })
  return c.json({ detail: 'Password reset e-mail has been sent.' })
}

async function confirm(c: Context, open: Database, { now }: UpstreamSettings) {
  const { values, errors } = check(confirmFields, await readFields(c))
  const faults = errors ?? (await change(await open(), values, now()))
  return faults ? badRequest(c, faults) : c.json({ detail: 'Password has been reset with the new password.' })
}

const invalid = ['Invalid value']

async function change(db: Kysely<Tables>, values: Confirmation, now: Date): Promise<Errors | null> {
  const account = await getAccount(db, idIn(values.uid))
  if (!account?.is_active) return { uid: invalid }
  if (!(await isOpen(db, account, values.token, now))) return { token: invalid }
  if (values.new_password !== values.confirm_new_password) {
    return { new_password: ['The two password fields didn’t match.'] }
  }
  const faults = await passwordFaults(values.new_password, account.email)
  if (faults.length > 0) return { new_password: faults }
  const hash = await hashPassword(values.new_password)
  return (await spendResetToken(db, account, values.token, hash, now)) ? null : { token: invalid }
}
