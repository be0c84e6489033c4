import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { getAccount } from './accounts'
import { unauthorised, view } from './rest'
import type { Account, Tables } from './tables'
import { markOf, TokenError, type Tokens } from './tokens'

/**
 * GET /me/leads/, an extension of the contract: the leads that were sent with the caller's address, newest first. Nobody
 * confirms the address of an account, so the answer has only the date, career path and plan of each lead.
 *
 * @param db opens the database
 * @param tokens reads the caller's access token
 */
export function myLeads(db: () => Promise<Kysely<Tables>>, tokens: Tokens): Hono {
  return new Hono().all(
    '/me/leads/',
    view('My Lead List', {
      get: async (c) => {
        const { account, refusal } = await bearer(c, await db(), tokens)
        if (!account) return unauthorised(c, refusal)
        const leads = await (await db())
          .selectFrom('leads')
          .select(['id', 'created_at', 'careerPathName', 'selectedPlan'])
          .where('email_key', '=', account.email_key)
          .orderBy('id', 'desc')
          .execute()
        return c.json(leads)
      },
    }),
  )
}

type Refusal = { detail: string; [more: string]: unknown }
type Bearer = { account: Account; refusal: null } | { account: null; refusal: Refusal }

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
