import { formatDate } from './dates'
import { localDateOf } from './zones'

/** An instant, and the zone whose clock shows it. */
type Round = { start: string; timeZone: string }

/** "13 October 2027". */
export function eventDay({ start, timeZone }: Round): string {
  return formatDate(localDateOf(new Date(start), timeZone))
}

/** "Wednesday, 13 October 2027 at 11:00 New York time". */
export function eventDate({ start, timeZone }: Round): string {
  const date = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'shortGeneric',
  })
  return date.format(new Date(start)).replace(/ Time$/, ' time')
}
