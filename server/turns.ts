import { setTimeout as after } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'
import { lull } from './lull'
import { Refusal } from './refusal'

const maxUnpaused = 16
const maxPauseMs = 50

/**
 * Limits concurrency: a render takes megabytes, and hundreds at once would end the server. Each client has a queue.
 * A client with over 16 requests gets half of the time. Aborted work is skipped. A full queue throws a Refusal.
 */
export function turns(atOnce: number, waiting: number) {
  const limit = pLimit(atOnce)
  const clients = new Map<string, { limit: LimitFunction; count: number }>()
  let count = 0

  return async <Result>(
    client: string,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> => {
    if (count >= atOnce + waiting)
      throw new Refusal(503, 'This site is very busy. Please try again in 30 seconds.', 30)
    const own = clients.get(client) ?? { limit: pLimit(atOnce), count: 0 }
    clients.set(client, own)
    count++
    own.count++
    let tookMs = 0
    const inTurn = async () => {
      await lull()
      signal?.throwIfAborted()
      const begun = performance.now()
      return await work().finally(() => {
        tookMs = performance.now() - begun
      })
    }
    const inOwnTurn = () =>
      limit(inTurn).finally(async () => {
        if (own.count > maxUnpaused) await after(Math.min(tookMs, maxPauseMs))
      })
    return await own.limit(inOwnTurn).finally(() => {
      count--
      if (--own.count === 0) clients.delete(client)
    })
  }
}
