import { setTimeout as after } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'
import { lull } from './lull'
import { Refusal } from './refusal'

// Of one client; a browser that opens a page asks for fewer.
const many = 16
const maxPauseMs = 50

/**
 * Lets a few pages be made at once, and the others wait for their turn: what is being made costs megabytes each, what waits
 * only its request. Without this, some hundred requests that come together need more memory than there is, and end the
 * server for everybody. Each client has a line of its own: whoever asks for hundreds of pages waits for those, and others do not.
 * A client with many requests in line gets half of the time, so that others often meet a process with nothing to do.
 *
 * @param atOnce how many are made at the same time
 * @param waiting how many may wait
 * @returns gives a piece of work of a client its turn, and what it returns; who has gone by then needs none.
 *   It throws a Refusal where too many wait
 */
export function turns(atOnce: number, waiting: number) {
  const limit = pLimit(atOnce)
  const clients = new Map<string, { limit: LimitFunction; count: number }>()
  let count = 0

  return async <Result>(client: string, work: () => Promise<Result>, left?: AbortSignal): Promise<Result> => {
    if (count >= atOnce + waiting)
      throw new Refusal(503, 'This site is very busy. Please try again in half a minute.', 30)
    const own = clients.get(client) ?? { limit: pLimit(atOnce), count: 0 }
    clients.set(client, own)
    count++
    own.count++
    let took = 0
    const inTurn = async () => {
      // Whoever asks for what lies in memory goes first.
      await lull()
      left?.throwIfAborted()
      const begun = performance.now()
      try {
        return await work()
      } finally {
        took = performance.now() - begun
      }
    }
    const inOwnTurn = async () => {
      try {
        return await limit(inTurn)
      } finally {
        if (own.count > many) await after(Math.min(took, maxPauseMs))
      }
    }
    try {
      return await own.limit(inOwnTurn)
    } finally {
      count--
      if (--own.count === 0) clients.delete(client)
    }
  }
}
