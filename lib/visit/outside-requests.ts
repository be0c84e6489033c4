import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from '@/lib/once'

type Outside = <Result>(work: () => Result) => Result

/**
 * Does a piece of work as if no request had led to it. A timer that is made within one holds all that is known of it, its
 * answer included, until the timer has run: with one for each client and ten minutes, some hundred megabytes. The server
 * makes this before the first request.
 *
 * @param work makes something that outlives the request
 * @returns what `work` returns
 */
export const outsideRequests = once('outside requests', () => AsyncLocalStorage.snapshot() as Outside)
