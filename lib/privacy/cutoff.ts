import { Temporal } from 'temporal-polyfill'

/**
 * The instant before which a record has passed its time. Years are the calendar's, and nothing goes a day early: what came
 * on 29 February stays for the whole of the last day of a later February.
 *
 * @param kept how long, in years or days
 * @param now the instant of the purge
 * @returns an ISO string as the tables have them
 */
export function cutoff({ years = 0, days = 0 }: { years?: number; days?: number }, now: Date): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('UTC')
  return new Date(instant.subtract({ years, days }).epochMilliseconds).toISOString()
}
