import { createHash, createHmac, randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from './settings'

type TokenType = 'access' | 'refresh'

export type Claims = {
  accountId: number
  passwordMark: string
  id: string
  expiresAt: string
  /** Shared by all tokens of one sign-in. */
  family: string
}

type Holder = { id: number; password_hash: string }

/** Thrown for an invalid token, with SimpleJWT's message. */
export class TokenError extends Error {}

export type Tokens = ReturnType<typeof createTokens>

const lifetimeSeconds = { access: 5 * 60, refresh: 24 * 60 * 60 }

/** JWTs with SimpleJWT's claims. Tokens of the secret `previous` are also valid. */
export function createTokens(secret: string, now: Clock, previous?: string) {
  const [key, previousKey] = [keyOf(secret), previous ? keyOf(previous) : undefined]

  // The token has a mark of the password's hash, so it ends when the password changes.
  async function issue(type: TokenType, account: Holder, family = newId()): Promise<string> {
    const issued = Math.floor(now().getTime() / 1000)
    const claims = {
      token_type: type,
      user_id: String(account.id),
      password_mark: markOf(account.password_hash),
      family,
    }
    return await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(issued)
      .setExpirationTime(issued + lifetimeSeconds[type])
      .setJti(newId())
      .sign(key)
  }

  async function issuePair(account: Holder, family = newId()) {
    const [access, refresh] = await Promise.all([
      issue('access', account, family),
      issue('refresh', account, family),
    ])
    return { access, refresh }
  }

  /** Throws TokenError for a token that is expired, has a wrong signature or is of the other type. */
  async function read(type: TokenType, token: string): Promise<Claims> {
    const rules = { algorithms: ['HS256'], currentDate: now() }
    const verified = jwtVerify(token, key, rules).catch((error) => {
      const isOthers = error instanceof errors.JWSSignatureVerificationFailed
      if (isOthers && previousKey) return jwtVerify(token, previousKey, rules)
      throw error
    })
    const { payload } = await verified.catch((error) => {
      throw new TokenError(error instanceof errors.JWTExpired ? 'Token is expired' : 'Token is invalid')
    })
    if (payload.token_type !== type) throw new TokenError('Token has wrong type')
    return {
      accountId: Number(payload.user_id),
      passwordMark: String(payload.password_mark),
      id: String(payload.jti),
      expiresAt: new Date((payload.exp ?? 0) * 1000).toISOString(),
      // A token from before families existed is a family of its own.
      family: String(payload.family ?? payload.jti),
    }
  }

  return { issue, issuePair, read }
}

const keyOf = (secret: string) =>
  createHmac('sha256', secret).update('tokens of the embedded upstream').digest()

const newId = () => randomUUID().replaceAll('-', '')

export function markOf(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url').slice(0, 16)
}
