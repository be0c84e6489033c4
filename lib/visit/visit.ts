import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from '@/lib/once'

export type Visit = {
  /** In the log, the answer and upstream calls (server/client-address.ts). */
  id: string
  /** The visitor's address. */
  client: string
  /** Seconds to wait; makes the answer a 429. */
  wait?: number
  isPreview?: boolean
}

type Outside = <Result>(work: () => Result) => Result

/**
 * Runs work outside the request's store. A timer keeps its request in memory until it fires: with one for each
 * client that was hundreds of MB. Created before the first request.
 */
export const outsideRequests = once('outside requests', () => AsyncLocalStorage.snapshot() as Outside)

const visits = once('visits', () => new AsyncLocalStorage<Visit>())

/** Runs the request's work; it may add to `visit`. */
export function during<Result>(visit: Visit, work: () => Result): Result {
  return visits.run(visit, work)
}

/** Undefined without the server around Next. */
export function currentVisit(): Visit | undefined {
  return visits.getStore()
}
