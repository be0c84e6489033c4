import { refreshTokens, requestTokens } from '@/lib/api/tokens'
import { now } from '@/lib/time/now'
import type { Session } from './sealed-session'

// A token that runs out within this time is renewed, so that it lasts for the request at hand.
const margin = 30_000
const longestReuse = 5 * 60_000

/**
 * Signs in at the upstream.
 * @param email the address of the account
 * @param password as it was typed
 * @returns a new session; null where address and password do not belong together
 * @throws UpstreamError
 */
export async function signInWith(email: string, password: string): Promise<Session | null> {
  const tokens = await requestTokens(email, password)
  return tokens && { ...tokens, accessUntil: runsOutAt(tokens.access) }
}

const exchanges = new Map<string, Promise<Session | null>>()

/**
 * Sees to an access token that is good for the request at hand. A refresh token is exchanged once, however many
 * requests come with it at the same time or shortly after: they share the answer.
 * @param session a session that may be stale
 * @returns the same session while it is good, else a renewed one; null where the refresh token is refused
 * @throws UpstreamError
 */
export async function freshSession(session: Session): Promise<Session | null> {
  if (goodFor(session) > 0) return session
  return await (exchanges.get(session.refresh) ?? share(session.refresh, exchange(session)))
}

// A browser that did not get the answer comes back with the same token: it gets the new one while that is good.
function share(refresh: string, answer: Promise<Session | null>) {
  exchanges.set(refresh, answer)
  const forget = () => exchanges.delete(refresh)
  answer.then((fresh) => {
    const time = fresh ? Math.min(longestReuse, goodFor(fresh)) : longestReuse
    if (time > 0) setTimeout(forget, time).unref()
    else forget()
  }, forget)
  return answer
}

const goodFor = ({ accessUntil }: Session) => accessUntil - margin - now().getTime()

async function exchange(session: Session): Promise<Session | null> {
  const tokens = await refreshTokens(session.refresh)
  return tokens && { ...session, ...tokens, accessUntil: runsOutAt(tokens.access) }
}

// The upstream's clock may be wrong, or ours: what counts is how long a token lasts from now on, as it has just been
// issued. One whose claims cannot be read is taken to last as long as the contract's own, five minutes.
function runsOutAt(access: string): number {
  const issued = now().getTime()
  try {
    const { iat, exp } = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString())
    if (typeof exp === 'number') return typeof iat === 'number' ? issued + (exp - iat) * 1000 : exp * 1000
  } catch {
    // Not a JSON Web Token.
  }
  return issued + 5 * 60_000
}
