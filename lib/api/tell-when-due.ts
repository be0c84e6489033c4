import { tellRegistrants } from './event-rounds'
import { followRenames } from './follow-renames'
import { tellMovedStarts } from './tell-moved-starts'
import { tellNextStarts } from './tell-next-start'

const minuteMs = 60_000

/** Calls `tellWhenDue` every minute. */
export function startTelling(): void {
  setInterval(tellWhenDue, minuteMs).unref()
}

/** Queues the mails about events and starts that are due. Faults are logged. */
export async function tellWhenDue(): Promise<void> {
  await followRenames()
  await Promise.all([tellRegistrants(), tellNextStarts(), tellMovedStarts()])
}
