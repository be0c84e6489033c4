import { Temporal } from 'temporal-polyfill'

/**
 * The instant at which the clocks of a time zone show a local time. Of a time that they show twice it is the first; for
 * one that they skip it is as long after the change as the time is into the gap.
 *
 * @param local an ISO local time such as "2027-01-10T00:00:00"
 * @param timeZone an IANA name
 * @throws RangeError for an unknown zone, and for what is no local time
 */
export function instantOf(local: string, timeZone: string): Date {
  return new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds)
}

/**
 * Whether this machine knows a time zone of that name.
 *
 * @param name such as "Europe/London"
 */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }))
  } catch {
    return false
  }
}

/**
 * The local date of an instant.
 *
 * @param timeZone an IANA name
 * @returns a date such as "2027-01-10"
 * @throws RangeError for an unknown zone
 */
export function localDateOf(instant: Date, timeZone: string): string {
  return zoned(instant, timeZone).toPlainDate().toString()
}

/**
 * An instant as the clocks of a zone show it.
 *
 * @param timeZone an IANA name
 * @returns the local time with its distance from UTC, such as "2024-10-09T11:00:00-04:00"
 * @throws RangeError for an unknown zone
 */
export function zonedIsoOf(instant: Date, timeZone: string): string {
  return zoned(instant, timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' })
}

function zoned(instant: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone)
}
