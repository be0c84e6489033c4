import pLimit from 'p-limit'
import { lull } from './lull'
import { Refusal } from './refusal'

/**
 * Lets a few pages be made at once, and the others wait for their turn: what is being made costs megabytes each, what waits
 * only its request. Without this, some hundred requests that come together need more memory than there is, and end the
 * server for everybody.
 *
 * @param atOnce how many are made at the same time
 * @param waiting how many may wait
 * @returns gives a piece of work its turn, and what it returns; who has gone by then needs none.
 *   It throws a Refusal where too many wait
 */
export function turns(atOnce: number, waiting: number) {
  const limit = pLimit(atOnce)
  return async <Result>(work: () => Promise<Result>, left?: AbortSignal): Promise<Result> => {
    if (limit.pendingCount >= waiting)
      throw new Refusal(503, 'This site is very busy. Please try again in half a minute.', 30)
    return await limit(async () => {
      // Whoever asks for what lies in memory goes first.
      await lull()
      left?.throwIfAborted()
      return await work()
    })
  }
}
