import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from '@/lib/once'

type Outside = <Result>(work: () => Result) => Result

/**
 * Runs work outside the request's store. A timer keeps the store of its request, answer included, until it
 * fires: with one per client that was hundreds of MB. Created before the first request.
 */
export const outsideRequests = once('outside requests', () => AsyncLocalStorage.snapshot() as Outside)
