import type { Context, Handler } from 'hono'
import type { Kysely } from 'kysely'
import { getAccount } from './accounts'
import type { Core } from './core'
import { Refusal, unauthorised } from './refusal'
import { isFamilyEnded } from './spent-tokens'
import type { Account, Tables } from './tables'
import { markOf, TokenError } from './tokens'

/** Requires an access token and passes its account on. */
export function forAccount(
  core: Core,
  answer: (c: Context, db: Kysely<Tables>, account: Account) => Promise<Response>,
): Handler {
  return async (c) => answer(c, await core.open(), await bearer(c, core))
}

/** The account of the access token; null without a valid one. */
export async function ownerOf(c: Context, core: Core): Promise<Account | null> {
  return await bearer(c, core).catch((error) => {
    if (error instanceof Refusal) return null
    throw error
  })
}

async function bearer(c: Context, { open, tokens }: Core): Promise<Account> {
  const [scheme, token, ...more] = (c.req.header('authorization') ?? '').trim().split(/\s+/)
  if (scheme !== 'Bearer') throw unauthorised({ detail: 'Authentication credentials were not provided.' })
  if (!token || more.length > 0) {
    throw unauthorised({
      detail: 'Authorization header must contain two space-delimited values',
      code: 'bad_authorization_header',
    })
  }
  try {
    const db = await open()
    const claims = await tokens.read('access', token)
    const account = await getAccount(db, claims.accountId)
    if (!account) throw unauthorised({ detail: 'User not found', code: 'user_not_found' })
    if (!account.is_active) throw unauthorised({ detail: 'User is inactive', code: 'user_inactive' })
    if (markOf(account.password_hash) !== claims.passwordMark) throw new TokenError('Token is invalid')
    if (await isFamilyEnded(db, claims)) throw new TokenError('Token is blacklisted')
    return account
  } catch (error) {
    if (!(error instanceof TokenError)) throw error
    const message = { token_class: 'AccessToken', token_type: 'access', message: error.message }
    throw unauthorised({
      detail: 'Given token not valid for any token type',
      code: 'token_not_valid',
      messages: [message],
    })
  }
}
