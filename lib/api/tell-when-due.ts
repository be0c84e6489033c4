import type { Db } from '@/lib/store/tables'
import { tellRegistrants } from './event-rounds'
import { followRenames } from './follow-renames'
import { tellMovedStarts } from './tell-moved-starts'
import { tellNextStarts } from './tell-next-start'

const minuteMs = 60_000

type Open = () => Promise<Db>

/** Calls `tellWhenDue` every minute. */
export function startTelling(open: Open): void {
  setInterval(() => tellWhenDue(open), minuteMs).unref()
}

/** Queues the mails about events and starts that are due. Faults are logged. */
export async function tellWhenDue(open: Open): Promise<void> {
  await followRenames(open)
  await Promise.all([tellRegistrants(open), tellNextStarts(open), tellMovedStarts(open)])
}
