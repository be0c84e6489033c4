import { instantOf, localDateOf } from '@/lib/time/zones'

export type Cohort = {
  /** The day a cohort starts, as "2025-01-10". */
  start: string
  /** Null counts to that one day and stops; yearly counts to its next return. */
  repeats: 'yearly' | null
  timeZone: string
}

/** When the next cohort starts: midnight of its day in its zone. A pinned one stays where it is when it has passed. */
export function nextStart({ start, repeats, timeZone }: Cohort, now: Date): Date {
  if (repeats === null) return instantOf(`${start}T00:00:00`, timeZone)
  const year = Number(localDateOf(now, timeZone).slice(0, 4))
  const inYear = (number: number) => instantOf(`${number}${start.slice(4)}T00:00:00`, timeZone)
  return inYear(year) > now ? inYear(year) : inYear(year + 1)
}

export type Remaining = { days: number; hours: number; minutes: number; seconds: number }

/** What is left until an instant, in whole units that pass as the seconds do; zero once it is there. */
export function remaining(until: Date, now: Date): Remaining {
  const left = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}
