import type { Kysely } from 'kysely'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import type { SiteTables } from '@/lib/store/tables'
import { now } from '@/lib/time/now'
import { purgeBackups, purgeOnceADay } from './purge'

const minute = 60_000

/**
 * Purges once a day while the process runs, first after `delay` ms. It tries each hour; faults are retried
 * the next.
 */
export function startDailyPurge(open: () => Promise<Kysely<SiteTables>>, delay = minute): void {
  const run = () => purgeNow(open)
  setTimeout(run, delay).unref()
  setInterval(run, 60 * minute).unref()
}

/** Unless it was done today. Faults are logged. */
export async function purgeNow(open: () => Promise<Kysely<SiteTables>>): Promise<void> {
  try {
    const counts = await purgeOnceADay(await open(), env().MAIL_DIR, now())
    const backups = await purgeBackups(env().DATABASE_URL, now())
    if (counts) log('info', 'purged', { ...counts, ...backups })
  } catch (error) {
    log('error', 'purge_failed', { reason: (error as Error).message })
  }
}
