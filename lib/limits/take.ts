import { log } from '@/lib/log'
import { limitCalls } from '@/lib/time/limit-calls'
import { currentVisit } from '@/lib/visit/visit'
import { isOver } from './is-over'
import { limitKey } from './limit-key'
import { limiterOf } from './limiters'
import type { LimitName } from './limits'

export type Use = readonly [LimitName, (string | readonly string[])?]

/**
 * Counts one use under each limit, up to the first exceeded; then the answer becomes a 429. Name the
 * narrowest first, so that one client cannot exhaust everybody's. Seconds to wait, or 0.
 */
export async function take(...uses: Use[]): Promise<number> {
  for (const [name, whose = ''] of uses) {
    const wait = await consume(name, whose)
    if (wait > 0) return askToWait(name, wait)
  }
  return 0
}

async function consume(name: LimitName, whose: string | readonly string[]): Promise<number> {
  const limiter = await limiterOf(name)
  try {
    await limiter.consume(limitKey(whose))
    return 0
  } catch (reason) {
    if (!isOver(reason)) throw reason
    return Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
  }
}

const told = new Map<LimitName, () => number>()

function askToWait(name: LimitName, seconds: number): number {
  const visit = currentVisit()
  if (visit) visit.wait = Math.max(visit.wait ?? 0, seconds)
  const tell = told.get(name) ?? limitCalls(1)
  told.set(name, tell)
  // Once a minute, as a flood must not fill the log.
  if (tell() === 0) log('warn', 'limit_reached', { limit: name, wait: seconds })
  return seconds
}
