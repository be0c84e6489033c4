import { AsyncLocalStorage } from 'node:async_hooks'

/** What the server knows of the request that is being answered, besides what Next does. */
export type Visit = {
  /** By which the log, the answer and the upstream name this request (server/request-id.ts). */
  id: string
  /** The visitor's address, as the server has worked it out (server/client-address.ts). */
  client: string
  /** For how many seconds the visitor is asked to wait: the answer is a 429 then. */
  wait?: number
  /** Whether it shows a draft (lib/preview). */
  isPreview?: boolean
}

// The server and Next bundle this module each for itself; they share one store.
const shared = globalThis as typeof globalThis & { visits?: AsyncLocalStorage<Visit> }
shared.visits ??= new AsyncLocalStorage<Visit>()
const visits = shared.visits

/**
 * Runs what answers a request.
 *
 * @param visit what is known of it, to which `work` may add
 * @returns what `work` returns
 */
export function during<Result>(visit: Visit, work: () => Result): Result {
  return visits.run(visit, work)
}

/** The request that is being answered; undefined where no server of ours is around Next. */
export function currentVisit(): Visit | undefined {
  return visits.getStore()
}
