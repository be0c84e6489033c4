import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

type Entry = {
  uid: string
  title: string
  description: string
  /** An ISO instant, or an ISO date with `isWholeDay`. */
  start: string
  end: string
  isWholeDay?: boolean
  /** An absolute URL. */
  url: string
  /** Null when online. */
  location: string | null
  isCancelled: boolean
  /** Makes the entry an invitation, its update or its cancellation (RFC 5546). */
  invited?: { email: string; sequence: number }
}

type Provider = { name: string; email: string }

/** Returns an RFC 5545 file with instants in UTC. */
export function toCalendar(entry: Entry, provider: Provider, now: Date): string {
  const { uid, title, description, start, end, url, location, isCancelled, isWholeDay, invited } = entry
  const calendar = ical({ prodId: { company: provider.name, product: 'Events', language: 'EN' } })
  if (invited) calendar.method(isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST)
  const event = calendar.createEvent({
    id: uid,
    stamp: now,
    start: new Date(start),
    ...(isWholeDay ? { allDay: true, timezone: 'UTC' } : { end: new Date(end) }),
    summary: title,
    description,
    // iCalendar allows no quotation mark in a name, and the library does not remove it.
    organizer: { name: provider.name.replaceAll('"', ''), email: provider.email },
    url,
    location: location ?? 'Online',
    sequence: invited?.sequence ?? 0,
    ...(isCancelled && { status: ICalEventStatus.CANCELLED }),
  })
  if (invited) event.createAttendee({ email: invited.email, status: ICalAttendeeStatus.ACCEPTED })
  return `${calendar.toString().trimEnd()}\r\n`
}
