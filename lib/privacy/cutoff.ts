import { Temporal } from 'temporal-polyfill'

/**
 * An ISO instant; older records have expired. Calendar years, never a day early: 29 February lasts to the end
 * of February's last day.
 */
export function cutoff({ years = 0, days = 0 }: { years?: number; days?: number }, now: Date): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('UTC')
  return new Date(instant.subtract({ years, days }).epochMilliseconds).toISOString()
}
