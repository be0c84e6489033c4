import { Temporal } from 'temporal-polyfill'

/** The first instant of a time that clocks show twice. A time that they skip moves past the gap. Throws RangeError. */
export function instantOf(local: string, timeZone: string): Date {
  return new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds)
}

/** Whether `name` is a time zone, such as "Europe/London". */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }))
  } catch {
    return false
  }
}

/** An ISO date. Throws RangeError for an unknown zone. */
export function localDateOf(instant: Date, timeZone: string): string {
  return zoned(instant, timeZone).toPlainDate().toString()
}

/** The local time with its offset, such as "2024-10-09T11:00:00-04:00". Throws RangeError for an unknown zone. */
export function zonedIsoOf(instant: Date, timeZone: string): string {
  return zoned(instant, timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' })
}

/** Throws RangeError for an unknown zone. */
export function zoned(instant: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone)
}
