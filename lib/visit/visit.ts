import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from '@/lib/once'

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

const visits = once('visits', () => new AsyncLocalStorage<Visit>())

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
