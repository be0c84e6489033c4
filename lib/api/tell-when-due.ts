import type { Kysely } from 'kysely'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { siteDatabase } from '@/lib/store/site-database'
import type { SiteTables } from '@/lib/store/tables'
import type { Tables } from '@/upstream/tables'
import { tellRegistrants } from './event-rounds'
import { followRenames } from './follow-renames'
import { tellMovedStarts } from './tell-moved-starts'
import { tellNextStarts } from './tell-next-start'

const minuteMs = 60_000

/** Calls `tellWhenDue` every minute. */
export function startTelling(): void {
  setInterval(() => tellWhenDue(), minuteMs).unref()
}

/** Queues the mails about events and starts that are due. Faults are logged. */
export async function tellWhenDue(open = siteDatabase): Promise<void> {
  // An outside upstream stores the enquiries and registrations.
  if (env().API_ROOT_URL) return
  const tell = async (fault: string, work: (db: Kysely<SiteTables & Tables>) => Promise<void>) => {
    try {
      await work((await open()) as Kysely<SiteTables & Tables>)
    } catch (error) {
      log('error', fault, { reason: (error as Error).message })
    }
  }
  await tell('path_rename_failed', followRenames)
  await Promise.all([
    tell('registrants_not_told', tellRegistrants),
    tell('next_start_failed', tellNextStarts),
    tell('moved_starts_not_told', tellMovedStarts),
  ])
}
