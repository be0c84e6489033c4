import { randomUUID } from 'node:crypto'
import { UpstreamError } from '@/lib/api/errors'
import { refreshTokens, type SignedIn } from '@/lib/api/tokens'
import { siteDatabase } from '@/lib/store/site-database'
import type { Db } from '@/lib/store/tables'
import { now } from '@/lib/time/now'
import { deviceOf } from './device'
import { openSession, type Session, sealSession } from './sealed-session'
import { endSession, findSession, insertSession } from './session-rows'

// A token that expires within this time is renewed, so that it lasts for the whole request.
const marginMs = 30_000
const pause = () => new Promise((done) => setTimeout(done, 50))

export async function beginSession(tokens: SignedIn, userAgent: string | null): Promise<Session> {
  const { user_id } = claimsOf(tokens.access)
  const id = await insertSession(await siteDatabase(), {
    email: tokens.email,
    userId: user_id === undefined ? null : String(user_id),
    device: deviceOf(userAgent),
  })
  return { ...tokens, id, accessUntil: runsOutAt(tokens.access) }
}

const underWay = new Map<string, Promise<Session | null>>()

/**
 * Renews the access token if it expires soon. One exchange serves all requests and processes that hold the
 * refresh token. Null when the session has ended. Throws UpstreamError, and any error of the database.
 */
export async function freshSession(session: Session): Promise<Session | null> {
  if (isGood(session)) return session
  const shared = underWay.get(session.id) ?? renew(session).finally(() => underWay.delete(session.id))
  underWay.set(session.id, shared)
  return await shared
}

/** Like `freshSession`, but returns the stale session during an outage of the upstream. */
export async function freshOrStaleSession(session: Session): Promise<Session | null> {
  return await freshSession(session).catch((error) => {
    if (error instanceof UpstreamError) return session
    throw error
  })
}

export async function newestOf(session: Session, renewed: string | null): Promise<Session> {
  return (await openSession(renewed ?? undefined)) ?? session
}

async function renew(session: Session): Promise<Session | null> {
  const db = await siteDatabase()
  const isOver = watchClaims()
  for (let wasClaimed = false; ; ) {
    const row = await findSession(db, session.id)
    if (!row) return null
    const newest = await newestOf(session, row.renewed)
    if (isGood(newest)) return newest
    // The exchange failed. If each waiting request now tried in turn, each would wait longer than the last.
    if (wasClaimed && !row.claimed_until)
      throw new UpstreamError('POST /api/token/refresh/', null, 'failed for another')
    if (isOver(row.claimed_until) && (await claimRenewal(db, row))) return await exchange(newest, row.id)
    wasClaimed = true
    await pause()
  }
}

// Another process's clock may be an hour off, so a claim's time counts from when this process first saw it.
function watchClaims(): (claim: string) => boolean {
  let seen = { claim: '', at: performance.now() }
  return (claim) => {
    if (claim !== seen.claim) seen = { claim, at: performance.now() }
    return claim === '' || performance.now() - seen.at > leaseMs
  }
}

async function exchange(session: Session, row: string): Promise<Session | null> {
  const db = await siteDatabase()
  try {
    const tokens = await refreshTokens(session.refresh)
    const fresh = tokens && { ...session, ...tokens, accessUntil: runsOutAt(tokens.access) }
    if (fresh && (await storeRenewed(db, row, await sealSession(fresh)))) return fresh
    await endSession(db, session.id)
    return null
  } catch (error) {
    await releaseClaim(db, row)
    throw error
  }
}

const isGood = ({ accessUntil }: Session) => accessUntil - marginMs > now().getTime()

// `exp - iat` counts from now, as either clock may be wrong. Without `exp`, the contract's five minutes apply.
function runsOutAt(access: string): number {
  const issued = now().getTime()
  const { iat, exp } = claimsOf(access)
  if (typeof exp === 'number') return typeof iat === 'number' ? issued + (exp - iat) * 1000 : exp * 1000
  return issued + 5 * 60_000
}

function claimsOf(access: string): { iat?: unknown; exp?: unknown; user_id?: unknown } {
  try {
    return JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) ?? {}
  } catch {
    return {} // Not a JSON Web Token.
  }
}

/** After this long, the process that holds a claim is presumed dead: an exchange takes two seconds at most. */
const leaseMs = 5000

type ClaimRow = { id: string; renewals: number; claimed_until: string }

/** Claims the exchange of a refresh token; false when the row was claimed or renewed since it was read. */
async function claimRenewal(db: Db, row: ClaimRow): Promise<boolean> {
  const { id, renewals, claimed_until } = row
  // The random part makes the claim unique, even if another process's clock is wrong.
  const claim = `${new Date(Date.now() + leaseMs).toISOString()} ${randomUUID()}`
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ claimed_until: claim })
    .where('id', '=', id)
    .where('renewals', '=', renewals)
    .where('ended_at', 'is', null)
    .where('claimed_until', '=', claimed_until)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Stores the renewed session for all processes; false when it has ended. */
async function storeRenewed(db: Db, id: string, sealed: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set(({ eb }) => ({ renewed: sealed, renewals: eb('renewals', '+', 1), claimed_until: '' }))
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

async function releaseClaim(db: Db, id: string): Promise<void> {
  await db.updateTable('sessions').set({ claimed_until: '' }).where('id', '=', id).execute()
}
