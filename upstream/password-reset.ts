import { createHash, randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { findAccount, getAccount, lockAccount } from './accounts'
import { check, type Errors, email, text } from './fields'
import type { Mailer } from './mail'
import { resetPassword } from './mail-texts'
import { passwordFaults } from './password-rules'
import { hashPassword } from './passwords'
import { readFields } from './request-body'
import { badRequest, view } from './rest'
import type { UpstreamSettings } from './settings'
import type { Account, Tables } from './tables'

const lifetime = 3 * 24 * 60 * 60 * 1000
const askFields = { email: email() }
const confirmFields = { uid: text(), token: text(), new_password: text(128), confirm_new_password: text(128) }

type Database = () => Promise<Kysely<Tables>>
type Confirmation = { uid: string; token: string; new_password: string; confirm_new_password: string }

/** POST /auth/password-reset/ and /auth/password-reset-confirm/. */
export function passwordReset(db: Database, mailer: Mailer, settings: UpstreamSettings): Hono {
  return new Hono()
    .all(
      '/auth/password-reset/',
      view('Password Reset', { post: (c) => ask(c, db, mailer, settings) }, askFields),
    )
    .all(
      '/auth/password-reset-confirm/',
      view('Password Reset Confirm', { post: (c) => confirm(c, db) }, confirmFields),
    )
}

// A known and an unknown address cost the same row, and the mail is made after the answer: time tells nothing.
async function ask(c: Context, open: Database, mailer: Mailer, settings: UpstreamSettings) {
  const { values, errors } = check(askFields, await readFields(c))
  if (errors) return badRequest(c, errors)
  const db = await open()
  const found = await findAccount(db, values.email)
  const account = found?.is_active ? found : undefined
  const token = randomBytes(32).toString('base64url')
  const now = Date.now()
  await db.deleteFrom('reset_tokens').where('expires_at', '<', new Date(now).toISOString()).execute()
  await db
    .insertInto('reset_tokens')
    .values({
      hash: hashOf(token),
      account_id: account?.id ?? null,
      expires_at: new Date(now + lifetime).toISOString(),
    })
    .execute()
  if (account) {
    const link = linkOf(account, token, settings)
    mailer.send({ kind: 'password_reset' }, () => resetPassword(account.email, link, settings))
  }
  return c.json({ detail: 'Password reset e-mail has been sent.' })
}

// The link leads to the site's own address, whatever host the request named.
function linkOf({ id }: Account, token: string, { siteUrl }: UpstreamSettings): string {
  const uid = Buffer.from(String(id)).toString('base64url')
  return `${siteUrl}/auth/forgot-password-confirm?${new URLSearchParams({ uid, token })}`
}

async function confirm(c: Context, open: Database) {
  const { values, errors } = check(confirmFields, await readFields(c))
  const faults = errors ?? (await change(await open(), values))
  return faults ? badRequest(c, faults) : c.json({ detail: 'Password has been reset with the new password.' })
}

const invalid = ['Invalid value']

async function change(db: Kysely<Tables>, values: Confirmation): Promise<Errors | null> {
  const account = await getAccount(db, idIn(values.uid))
  if (!account?.is_active) return { uid: invalid }
  if (!(await isOpen(db, account, values.token))) return { token: invalid }
  if (values.new_password !== values.confirm_new_password) {
    return { new_password: ['The two password fields didn’t match.'] }
  }
  const faults = await passwordFaults(values.new_password, account.email)
  if (faults.length > 0) return { new_password: faults }
  const hash = await hashPassword(values.new_password)
  return (await spend(db, account, values.token, hash)) ? null : { token: invalid }
}

function idIn(uid: string): number {
  const text = Buffer.from(uid, 'base64url').toString()
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN
}

async function isOpen(db: Kysely<Tables>, account: Account, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('reset_tokens')
    .select('hash')
    .where('hash', '=', hashOf(token))
    .where('account_id', '=', account.id)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst()
  return row !== undefined
}

// Deleting the row is what lets one through: of several at once, only one finds it. The others of the account go too,
// behind a lock of the account, without which two links of one account could each wait for the other's row.
async function spend(db: Kysely<Tables>, { id }: Account, token: string, hash: string): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    await lockAccount(trx, id)
    const { numDeletedRows } = await trx
      .deleteFrom('reset_tokens')
      .where('hash', '=', hashOf(token))
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows !== 1n) return false
    await trx.deleteFrom('reset_tokens').where('account_id', '=', id).execute()
    await trx.updateTable('accounts').set({ password_hash: hash }).where('id', '=', id).execute()
    return true
  })
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
