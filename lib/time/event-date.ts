import { site } from '@/provider/facts/site'
import { formatDate } from './dates'
import { localDateOf } from './zones'

/** An instant, and the zone whose clock shows it. */
type Round = { start: string; timeZone: string }

/** "13 October 2027". */
export function eventDay({ start, timeZone }: Round): string {
  return formatDate(localDateOf(new Date(start), timeZone))
}

/** The hour, such as "16:00", and the zone's town, such as "London". */
function clockIn(start: string, timeZone: string): [hour: string, town: string] {
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone })
  return [clock.format(new Date(start)), timeZone.replace(/.*\//, '').replaceAll('_', ' ')]
}

/** ", 16:00 London": the hour where the provider is. Empty when the day differs, or nothing does. */
export function providerHour({ start, timeZone }: Round): string {
  const [hour, town] = clockIn(start, site.timeZone)
  const days = [site.timeZone, timeZone].map((zone) => localDateOf(new Date(start), zone))
  return days[0] === days[1] && hour !== clockIn(start, timeZone)[0] ? `, ${hour} ${town}` : ''
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
  })
  return `${date.format(new Date(start))} ${clockIn(start, timeZone)[1]} time`
}
