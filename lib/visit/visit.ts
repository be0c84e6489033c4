import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from '@/lib/once'

export type Visit = {
  /** The request's id in the log, the response and upstream calls (server/client-address.ts). */
  id: string
  /** The visitor's address. */
  client: string
  /** Seconds to wait; makes the response a 429. */
  wait?: number
  isPreview?: boolean
}

type Outside = <Result>(work: () => Result) => Result

/**
 * Runs work outside the request's AsyncLocalStorage. A timer that a request creates holds the request in memory until
 * it fires: a timer for each client took hundreds of MB. This snapshot is taken before the first request.
 */
export const outsideRequests = once('outside requests', () => AsyncLocalStorage.snapshot() as Outside)

const visits = once('visits', () => new AsyncLocalStorage<Visit>())

/** Runs the request's work; it may add to `visit`. */
export function during<Result>(visit: Visit, work: () => Result): Result {
  return visits.run(visit, work)
}

/** Undefined when Next runs without our server. */
export function currentVisit(): Visit | undefined {
  return visits.getStore()
}
