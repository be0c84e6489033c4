import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { siteDatabase } from '@/lib/store/site-database'
import { embedded } from './embedded'
import { outsideWorker } from './outside-worker'

/**
 * Opens the database, so that an error shows at the start, and begins delivery. With an outside upstream the
 * site also starts without a database. The Error's message says what to do.
 */
export async function prepareUpstream(): Promise<void> {
  if (!env().API_ROOT_URL) {
    await embedded().database()
    embedded().start()
    return
  }
  await siteDatabase().catch(warnOfLoss)
  // The worker retries until the database opens.
  outsideWorker().start()
}

function warnOfLoss({ message }: Error): void {
  const meaning = 'a lead or message is lost where the upstream does not take it at once'
  log('error', 'database_away', { reason: message, meaning })
}

/** A serverless function ends with its request. Delivers for up to `timeoutMs`; true if nothing is due any more. */
export async function deliverAllDue(timeoutMs: number): Promise<boolean> {
  const worker = env().API_ROOT_URL ? outsideWorker() : embedded()
  const isDone = worker.settled().then(() => true)
  return await Promise.race([isDone, sleep(timeoutMs, false, { ref: false })])
}

/** Finishes deliveries in flight: nobody would know whether an aborted one has arrived. */
export async function endDelivery(): Promise<void> {
  await (env().API_ROOT_URL ? outsideWorker() : embedded()).close(0)
}
