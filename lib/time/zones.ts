/**
 * The instant at which the clocks of a time zone show a local time; in the hour that a change of the clocks skips, the
 * instant after the change. Takes: an ISO local time such as "2027-01-10T00:00:00" and an IANA zone.
 * Throws RangeError for an unknown zone.
 */
export function instantOf(local: string, timeZone: string): Date {
  const asIfUtc = Date.parse(`${local}Z`)
  const guess = asIfUtc - offsetAt(asIfUtc, timeZone)
  return new Date(asIfUtc - offsetAt(guess, timeZone))
}

/** Whether this machine knows a time zone of that name. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }))
  } catch {
    return false
  }
}

/** The local date of an instant in a time zone, as "2027-01-10". Throws RangeError for an unknown zone. */
export function localDateOf(instant: Date, timeZone: string): string {
  return new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString().slice(0, 10)
}

/** An instant as the clocks of a zone show it, with their distance from UTC: "2024-10-09T11:00:00-04:00". */
export function zonedIsoOf(instant: Date, timeZone: string): string {
  const offset = offsetAt(instant.getTime(), timeZone)
  const local = new Date(instant.getTime() + offset).toISOString().slice(0, 19)
  const minutes = Math.round(Math.abs(offset) / 60_000)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

// How far the zone's clocks are ahead of UTC at an instant, in milliseconds.
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const shown = `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`
  return Date.parse(shown) - Math.floor(instant / 1000) * 1000
}
