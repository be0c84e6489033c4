import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { findAccount, getAccount, lockAccount } from './accounts'
import { text } from './field-types'
import { check } from './fields'
import { noteContact } from './note-contact'
import { isPassword } from './passwords'
import { readFields } from './request-body'
import { badRequest, unauthorised, view } from './rest'
import type { Clock } from './settings'
import { endFamily, isFamilyEnded, spendToken } from './spent-tokens'
import type { Tables } from './tables'
import { markOf, TokenError, type Tokens } from './tokens'

const signInFields = { email: text(), password: text() }
const refreshFields = { refresh: text() }

/**
 * POST /token/, /token/refresh/ and the extension /token/end/. A refresh token is exchanged once. One that
 * comes back, or /token/end/, ends all tokens of its sign-in.
 */
export function signIn(db: () => Promise<Kysely<Tables>>, tokens: Tokens, now: Clock): Hono {
  return new Hono()
    .all('/token/', view('Token Obtain Pair', { post: (c) => obtain(c, db, tokens, now) }, signInFields))
    .all(
      '/token/refresh/',
      view('Token Refresh', { post: (c) => refresh(c, db, tokens, now) }, refreshFields),
    )
    .all('/token/end/', view('Token End', { post: (c) => end(c, db, tokens, now) }, refreshFields))
}

async function obtain(c: Context, open: () => Promise<Kysely<Tables>>, tokens: Tokens, now: Clock) {
  const { values, errors } = check(signInFields, await readFields(c))
  if (errors) return badRequest(c, errors)
  const db = await open()
  const account = await findAccount(db, values.email)
  if (!(await isPassword(values.password, account?.password_hash)) || !account?.is_active) {
    return unauthorised(c, { detail: 'No active account found with the given credentials' })
  }
  // The password is known, so a reset link is not needed any more.
  await deleteResetTokens(db, account.id)
  await noteContact(db, account, now())
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

async function refresh(c: Context, open: () => Promise<Kysely<Tables>>, tokens: Tokens, now: Clock) {
  const { values, errors } = check(refreshFields, await readFields(c))
  if (errors) return badRequest(c, errors)
  const db = await open()
  return await unlessRefused(c, async () => {
    const claims = await tokens.read('refresh', values.refresh)
    const account = await getAccount(db, claims.accountId)
    if (!account?.is_active) {
      return unauthorised(c, { detail: 'No active account found for the given token.' })
    }
    if (markOf(account.password_hash) !== claims.passwordMark) throw new TokenError('Token is invalid')
    if (await isFamilyEnded(db, claims)) throw new TokenError('Token is blacklisted')
    if (!(await spendToken(db, claims, now()))) {
      // A spent token in use is in two hands, and nobody knows which are the owner's.
      await endFamily(db, claims, now())
      throw new TokenError('Token is blacklisted')
    }
    await noteContact(db, account, now())
    return c.json(await tokens.issuePair(account, claims.family))
  })
}

async function end(c: Context, open: () => Promise<Kysely<Tables>>, tokens: Tokens, now: Clock) {
  const { values, errors } = check(refreshFields, await readFields(c))
  if (errors) return badRequest(c, errors)
  return await unlessRefused(c, async () => {
    const claims = await tokens.read('refresh', values.refresh)
    await endFamily(await open(), claims, now())
    return c.json({ detail: 'Signed out.' })
  })
}

async function unlessRefused(c: Context, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof TokenError)) throw error
    return unauthorised(c, { detail: error.message, code: 'token_not_valid' })
  }
}
