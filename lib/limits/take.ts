import type { RateLimiterRes } from 'rate-limiter-flexible'
import { log } from '@/lib/log'
import { limitCalls } from '@/lib/time/limit-calls'
import { currentVisit } from '@/lib/visit/visit'
import { limitKey } from './limit-key'
import { limiterOf } from './limiters'
import type { LimitName } from './limits'

export type Use = readonly [LimitName, (string | readonly string[])?]

/**
 * Counts a use under each limit. It stops at the first exceeded limit, which makes the response a 429. Name the
 * narrowest limit first, so that one client cannot exhaust the limit of all. Returns the seconds to wait, or 0.
 */
export async function take(...uses: Use[]): Promise<number> {
  for (const [name, whose = ''] of uses) {
    const { wait } = await takeCounted(name, whose)
    if (wait > 0) return wait
  }
  return 0
}

/** Counts a use under one limit. `used` is the number of uses in the limit's current period. */
export async function takeCounted(...[name, whose = '']: Use): Promise<{ wait: number; used: number }> {
  const { wait, used } = await consume(name, whose)
  return { wait: wait > 0 ? askToWait(name, wait) : 0, used }
}

/** Counts a use without making the response a 429. Returns true when the limit is exceeded. */
export async function isUsedUp(name: LimitName, whose: string): Promise<boolean> {
  return (await consume(name, whose)).wait > 0
}

async function consume(name: LimitName, whose: string | readonly string[]) {
  const limiter = await limiterOf(name)
  try {
    const { consumedPoints } = await limiter.consume(limitKey(whose))
    return { wait: 0, used: consumedPoints }
  } catch (reason) {
    if (!isOver(reason)) throw reason
    return { wait: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)), used: reason.consumedPoints }
  }
}

// Checks a property and not the class, because the server and Next load different copies of the package.
function isOver(reason: unknown): reason is RateLimiterRes {
  return typeof reason === 'object' && reason !== null && 'msBeforeNext' in reason
}

const logTurns = new Map<LimitName, () => number>()

function askToWait(name: LimitName, seconds: number): number {
  const visit = currentVisit()
  if (visit) visit.wait = Math.max(visit.wait ?? 0, seconds)
  const secondsUntilLog = logTurns.get(name) ?? limitCalls(1)
  logTurns.set(name, secondsUntilLog)
  // Logs once a minute, so that a flood does not fill the log.
  if (secondsUntilLog() === 0) log('warn', 'limit_reached', { limit: name, wait: seconds })
  return seconds
}
