import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from '@/lib/once'

/** What the server knows of the current request. */
export type Visit = {
  /** Its id in the log, the answer and upstream calls (server/client-address.ts). */
  id: string
  /** The visitor's address (server/client-address.ts). */
  client: string
  /** Seconds to wait; makes the answer a 429. */
  wait?: number
  /** It shows a draft (lib/preview). */
  isPreview?: boolean
}

const visits = once('visits', () => new AsyncLocalStorage<Visit>())

/** Runs the request's work; it may add to `visit`. */
export function during<Result>(visit: Visit, work: () => Result): Result {
  return visits.run(visit, work)
}

/** Undefined without the server around Next. */
export function currentVisit(): Visit | undefined {
  return visits.getStore()
}
