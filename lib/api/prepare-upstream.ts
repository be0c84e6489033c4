import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { siteDatabase } from '@/lib/store/site-database'
import { embedded } from './embedded'
import { outsideWorker } from './outside-worker'

/**
 * Opens the database, so that a fault shows when the server starts, and begins to deliver what waits in it. With another
 * upstream the site goes on without one.
 *
 * @throws Error with a message that says what to do.
 */
export async function prepareUpstream(): Promise<void> {
  if (!env().API_ROOT_URL) {
    await embedded().database()
    embedded().start()
    return
  }
  await siteDatabase().catch(warnOfLoss)
  // It looks for the database again until it is there.
  outsideWorker().start()
}

function warnOfLoss({ message }: Error): void {
  const meaning = 'a lead or message is lost where the upstream does not take it at once'
  log('error', 'database_away', { reason: message, meaning })
}

/**
 * Delivers all that is due now, where no process stays to do so by and by.
 *
 * @param patience how long at most, in milliseconds; what is under way then goes on, and the rest waits
 * @returns whether nothing is due any more
 */
export async function deliverAllDue(patience: number): Promise<boolean> {
  const worker = env().API_ROOT_URL ? outsideWorker() : embedded()
  const isDone = worker.settled().then(() => true)
  return await Promise.race([isDone, sleep(patience, false, { ref: false })])
}

/** Finishes what is on its way, as this process ends: cut off, it could have arrived without our knowing. */
export async function endDelivery(): Promise<void> {
  await (env().API_ROOT_URL ? outsideWorker() : embedded()).close(0)
}
