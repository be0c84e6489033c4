import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { siteDatabase } from '@/lib/store/site-database'
import { embedded } from './embedded'
import { outsideWorker } from './outside-worker'

/**
 * Opens the database, so that a fault shows at the start, and begins delivery. With an outside upstream the
 * site starts without one. The Error's message says what to do.
 */
export async function prepareUpstream(): Promise<void> {
  if (!env().API_ROOT_URL) {
    await embedded().database()
    embedded().start()
    return
  }
  await siteDatabase().catch(warnOfLoss)
  // The worker looks for the database until it is there.
  outsideWorker().start()
}

function warnOfLoss({ message }: Error): void {
  const meaning = 'a lead or message is lost where the upstream does not take it at once'
  log('error', 'database_away', { reason: message, meaning })
}

/** For a function that ends after its request. Stops after `timeoutMs`; true when nothing is due. */
export async function deliverAllDue(timeoutMs: number): Promise<boolean> {
  const worker = env().API_ROOT_URL ? outsideWorker() : embedded()
  const isDone = worker.settled().then(() => true)
  return await Promise.race([isDone, sleep(timeoutMs, false, { ref: false })])
}

/** Finishes what is on its way: a send cut off could have arrived without our knowing. */
export async function endDelivery(): Promise<void> {
  await (env().API_ROOT_URL ? outsideWorker() : embedded()).close(0)
}
