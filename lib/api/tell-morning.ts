import { enqueue } from '@/delivery/outbox'
import { log } from '@/lib/log'
import { insertOnce, siteDatabase } from '@/lib/store/site-database'
import type { Db } from '@/lib/store/tables'
import { now } from '@/lib/time/now'
import { mondayOf } from '@/lib/time/weeks'
import { zonedIsoOf } from '@/lib/time/zones'
import { site } from '@/provider/facts/site'
import { readMorning } from './read-morning'

const morningHour = 8
const minuteMs = 60_000

// Spares the database for the rest of a day that is decided.
let decidedDay = ''

/** Calls `tellMorning` every minute, which also retries a database that failed to open. */
export function startMornings(open = siteDatabase, pauseMs = minuteMs): void {
  setInterval(() => tellMorning(open), pauseMs).unref()
}

/** Sends the morning mail if it is due and no process has sent it. Faults are logged. */
export async function tellMorning(open = siteDatabase): Promise<void> {
  try {
    const at = now()
    const day = morningOf(at)
    if (!day || day === decidedDay) return
    const counts = await enqueueMorning(await open(), at)
    decidedDay = day
    if (counts) log('info', 'morning_checked', counts)
  } catch (error) {
    log('error', 'morning_failed', { reason: (error as Error).message })
  }
}

/**
 * Queues the day's mail once, and the week's mail on its first morning. Returns null before 8:00 and for a decided
 * day, else the counts. If all are 0, the day has no mail.
 */
export async function enqueueMorning(db: Db, at: Date) {
  const day = morningOf(at)
  if (!day) return null
  return await db.transaction().execute(async (trx: Db) => {
    if (!(await insertOnce(trx, 'mornings', { day }))) return null
    const { waiting, held, undelivered } = await readMorning(trx, day)
    const item = { destination: 'mail', kind: 'morning', payload: { day }, record: `morning ${day}` }
    if (waiting.length + held.length + undelivered.length > 0) await enqueue(trx, [item], at)
    if (await isFirstOfWeek(trx, day)) {
      const week = mondayOf(day, -1) ?? day
      const mail = { destination: 'mail', kind: 'week', payload: { week }, record: `week ${week}` }
      await enqueue(trx, [mail], at)
    }
    return { day, waiting: waiting.length, held: held.length, undelivered: undelivered.length }
  })
}

async function isFirstOfWeek(db: Db, day: string): Promise<boolean> {
  const earlier = db.selectFrom('mornings').select('day').where('day', '<', day)
  return !(await earlier.where('day', '>=', mondayOf(day) ?? day).executeTakeFirst())
}

// Null before 8:00 in the provider's time zone.
function morningOf(at: Date): string | null {
  const local = zonedIsoOf(at, site.timeZone)
  return Number(local.slice(11, 13)) >= morningHour ? local.slice(0, 10) : null
}
