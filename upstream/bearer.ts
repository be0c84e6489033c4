import type { Context, Handler } from 'hono'
import type { Kysely } from 'kysely'
import { getAccount } from './accounts'
import { unauthorised } from './rest'
import { isFamilyEnded } from './spent-tokens'
import type { Account, Tables } from './tables'
import { markOf, TokenError, type Tokens } from './tokens'

/** What an authenticated call needs. */
export type Own = { db: () => Promise<Kysely<Tables>>; tokens: Tokens }

/** Requires an access token and passes its account on. */
export function forAccount(
  { db: open, tokens }: Own,
  answer: (c: Context, db: Kysely<Tables>, account: Account) => Promise<Response>,
): Handler {
  return async (c) => {
    const db = await open()
    const { account, refusal } = await bearer(c, db, tokens)
    return account ? await answer(c, db, account) : unauthorised(c, refusal)
  }
}

type Refusal = { detail: string; [more: string]: unknown }
type Bearer = { account: Account; refusal: null } | { account: null; refusal: Refusal }

/** The account of the access token; null without a valid one. */
export async function ownerOf(c: Context, db: Kysely<Tables>, tokens: Tokens): Promise<Account | null> {
  return (await bearer(c, db, tokens)).account
}

async function bearer(c: Context, db: Kysely<Tables>, tokens: Tokens): Promise<Bearer> {
  const refuse = (refusal: Refusal): Bearer => ({ account: null, refusal })
  const [scheme, token, ...more] = (c.req.header('authorization') ?? '').trim().split(/\s+/)
  if (scheme !== 'Bearer') return refuse({ detail: 'Authentication credentials were not provided.' })
  if (!token || more.length > 0) {
    return refuse({
      detail: 'Authorization header must contain two space-delimited values',
      code: 'bad_authorization_header',
    })
  }
  try {
    const claims = await tokens.read('access', token)
    const account = await getAccount(db, claims.accountId)
    if (!account) return refuse({ detail: 'User not found', code: 'user_not_found' })
    if (!account.is_active) return refuse({ detail: 'User is inactive', code: 'user_inactive' })
    if (markOf(account.password_hash) !== claims.passwordMark) throw new TokenError('Token is invalid')
    if (await isFamilyEnded(db, claims)) throw new TokenError('Token is blacklisted')
    return { account, refusal: null }
  } catch (error) {
    if (!(error instanceof TokenError)) throw error
    const message = { token_class: 'AccessToken', token_type: 'access', message: error.message }
    return refuse({
      detail: 'Given token not valid for any token type',
      code: 'token_not_valid',
      messages: [message],
    })
  }
}
