import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { findAccount, getAccount, lockAccount, noteContact } from './accounts'
import type { Core } from './core'
import { text } from './field-types'
import { isPassword } from './passwords'
import { unauthorised } from './refusal'
import { form } from './rest'
import { endFamily, isFamilyEnded, spendToken } from './spent-tokens'
import type { Tables } from './tables'
import { markOf, TokenError } from './tokens'

const signInFields = { email: text(), password: text() }
const refreshFields = { refresh: text() }

/**
 * POST /token/, /token/refresh/ and the extension /token/end/. A refresh token can be exchanged once. A spent one
 * that comes back, like /token/end/, ends all tokens of its sign-in.
 */
export function signIn(core: Core): Hono {
  return new Hono()
    .all(
      '/token/',
      form('Token Obtain Pair', signInFields, (c, values) => obtain(c, values, core)),
    )
    .all(
      '/token/refresh/',
      form('Token Refresh', refreshFields, (c, values) => refresh(c, values, core)),
    )
    .all(
      '/token/end/',
      form('Token End', refreshFields, (c, values) => end(c, values, core)),
    )
}

async function obtain(
  c: Context,
  { email, password }: { email: string; password: string },
  { open, tokens, settings }: Core,
) {
  const db = await open()
  const account = await findAccount(db, email)
  if (!(await isPassword(password, account?.password_hash)) || !account?.is_active)
    throw unauthorised({ detail: 'No active account found with the given credentials' })
  // The password is known, so a reset link is not needed any more.
  await deleteResetTokens(db, account.id)
  await noteContact(db, account, settings.now())
  return c.json({ email: account.email, ...(await tokens.issuePair(account)) })
}

async function deleteResetTokens(db: Kysely<Tables>, id: number): Promise<void> {
  const tokens = db.selectFrom('reset_tokens').select('hash').where('account_id', '=', id)
  if (!(await tokens.executeTakeFirst())) return
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, id)
    await trx.deleteFrom('reset_tokens').where('account_id', '=', id).execute()
  })
}

async function refresh(c: Context, values: { refresh: string }, { open, tokens, settings }: Core) {
  const db = await open()
  const claims = await tokens.read('refresh', values.refresh)
  const account = await getAccount(db, claims.accountId)
  if (!account?.is_active) throw unauthorised({ detail: 'No active account found for the given token.' })
  if (markOf(account.password_hash) !== claims.passwordMark) throw new TokenError('Token is invalid')
  if (await isFamilyEnded(db, claims)) throw new TokenError('Token is blacklisted')
  if (!(await spendToken(db, claims, settings.now()))) {
    // Two parties have this token, and nobody knows which of them is the owner.
    await endFamily(db, claims, settings.now())
    throw new TokenError('Token is blacklisted')
  }
  await noteContact(db, account, settings.now())
  return c.json(await tokens.issuePair(account, claims.family))
}

async function end(c: Context, values: { refresh: string }, { open, tokens, settings }: Core) {
  const claims = await tokens.read('refresh', values.refresh)
  await endFamily(await open(), claims, settings.now())
  return c.json({ detail: 'Signed out.' })
}
