import { instantOf, localDateOf } from '@/lib/time/zones'

export type Cohort = {
  /** Such as "2025-01-10". */
  start: string
  /** Null: the countdown ends on that day. Yearly: it continues to the next year's start. */
  repeats: 'yearly' | null
  timeZone: string
}

/**
 * Midnight of the start in its zone, or of the next two yearly starts. Throws RangeError for an unknown zone.
 */
export function nextStarts({ start, repeats, timeZone }: Cohort, now: Date): [Date, ...Date[]] {
  if (repeats === null) return [instantOf(`${start}T00:00:00`, timeZone)]
  const inYear = (number: number) => instantOf(`${number}${start.slice(4)}T00:00:00`, timeZone)
  const year = Number(localDateOf(now, timeZone).slice(0, 4))
  const next = inYear(year) > now ? year : year + 1
  return [inYear(next), inYear(next + 1)]
}
