import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { findAccount, getAccount } from './accounts'
import { email, text } from './field-types'
import { check, type Errors } from './fields'
import type { Mailer } from './mail'
import { takeFromBudget } from './mail-rules'
import { passwordResetMail } from './mail-texts'
import { passwordFaults } from './password-rules'
import { hashPassword } from './passwords'
import { readFields } from './request-body'
import { insertResetToken, isOpen, spendResetToken } from './reset-tokens'
import { badRequest, view } from './rest'
import type { UpstreamSettings } from './settings'
import type { Account, Tables } from './tables'
import { idIn, uidOf } from './uid'

const askFields = { email: email() }
const confirmFields = { uid: text(), token: text(), new_password: text(128), confirm_new_password: text(128) }

type Database = () => Promise<Kysely<Tables>>
type Confirmation = { uid: string; token: string; new_password: string; confirm_new_password: string }

/**
 * POST /auth/password-reset/ and /auth/password-reset-confirm/.
 *
 * @param db opens the database
 */
export function passwordReset(db: Database, mailer: Mailer, settings: UpstreamSettings): Hono {
  return new Hono()
    .all(
      '/auth/password-reset/',
      view('Password Reset', { post: (c) => ask(c, db, mailer, settings) }, askFields),
    )
    .all(
      '/auth/password-reset-confirm/',
      view('Password Reset Confirm', { post: (c) => confirm(c, db, settings) }, confirmFields),
    )
}

// Who has stopped our mails still gets this one: they ask for it themselves, and could not sign in without it.
// An address without an account costs the same row, and the mail is made after the answer: how long it takes tells
// nobody which addresses have accounts.
async function ask(c: Context, open: Database, mailer: Mailer, settings: UpstreamSettings) {
  const { values, errors } = check(askFields, await readFields(c))
  if (errors) return badRequest(c, errors)
  const db = await open()
  const found = await findAccount(db, values.email)
  const account = found?.is_active ? found : undefined
  const now = settings.now()
  const token = await insertResetToken(db, account, now)
  if (account) {
    const link = linkOf(account, token, settings)
    mailer.send({ kind: 'password_reset' }, async () => {
      const withheld = await takeFromBudget(db, now, settings)
      return withheld ? { withheld } : passwordResetMail(account.email, link, settings)
    })
  }
  return c.json({ detail: 'Password reset e-mail has been sent.' })
}

// The link leads to the address of the site in the settings, whatever host the request named.
function linkOf({ id }: Account, token: string, { siteUrl }: UpstreamSettings): string {
  return `${siteUrl}/auth/forgot-password-confirm?${new URLSearchParams({ uid: uidOf(id), token })}`
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
