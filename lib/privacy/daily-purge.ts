import type { Kysely } from 'kysely'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import type { SiteTables } from '@/lib/store/tables'
import { now } from '@/lib/time/now'
import { purgeBackups, purgeOnceADay } from './purge'

const minute = 60_000

/**
 * Purges once a day for as long as this process runs: it asks every hour whether it has been done. The first time is a
 * minute after the start, which has other work.
 *
 * @param open the database; where it cannot be opened, the next hour tries again
 * @param delay until the first time, in milliseconds
 */
export function startDailyPurge(open: () => Promise<Kysely<SiteTables>>, delay = minute): void {
  const run = () => purgeNow(open)
  setTimeout(run, delay).unref()
  setInterval(run, 60 * minute).unref()
}

/**
 * Purges unless it has been done today.
 *
 * @param open the database; what goes wrong is logged
 */
export async function purgeNow(open: () => Promise<Kysely<SiteTables>>): Promise<void> {
  try {
    const counts = await purgeOnceADay(await open(), env().MAIL_DIR, now())
    const backups = await purgeBackups(env().DATABASE_URL, now())
    if (counts) log('info', 'purged', { ...counts, ...backups })
  } catch (error) {
    log('error', 'purge_failed', { reason: (error as Error).message })
  }
}
