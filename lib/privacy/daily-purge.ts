import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { siteDatabase } from '@/lib/store/site-database'
import { now } from '@/lib/time/now'
import { purgeBackups, purgeOnceADay } from './purge'

const minuteMs = 60_000

/** Purges once a day. It tries every hour, so that a failed purge is retried an hour later. */
export function startDailyPurge(open = siteDatabase, delayMs = minuteMs): void {
  const run = () => purgeNow(open)
  setTimeout(run, delayMs).unref()
  setInterval(run, 60 * minuteMs).unref()
}

/** Purges unless today's purge is done, and logs faults. */
export async function purgeNow(open = siteDatabase): Promise<void> {
  try {
    const counts = await purgeOnceADay(await open(), env().MAIL_DIR, now())
    const backups = await purgeBackups(env().DATABASE_URL, now())
    if (counts) log('info', 'purged', { ...counts, ...backups })
  } catch (error) {
    log('error', 'purge_failed', { reason: (error as Error).message })
  }
}
