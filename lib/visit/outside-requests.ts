import { AsyncLocalStorage } from 'node:async_hooks'

type Outside = <Result>(work: () => Result) => Result

// The server and Next bundle this module each for itself; the server's is loaded before the first request.
const shared = globalThis as typeof globalThis & { outsideRequests?: Outside }
shared.outsideRequests ??= AsyncLocalStorage.snapshot() as Outside

/**
 * Does a piece of work as if no request had led to it. A timer that is made within one holds all that is known of it, its
 * answer included, until the timer has run: with one for each client and ten minutes, some hundred megabytes.
 *
 * @param work makes something that outlives the request
 * @returns what `work` returns
 */
export const outsideRequests: Outside = shared.outsideRequests
