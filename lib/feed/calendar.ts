import ical from 'ical-generator'
import type { Event } from '@/lib/api/events'

type Provider = { name: string; email: string }

/** RFC 5545, with instants in UTC. `url` is the event's whole address. */
export function toCalendar(event: Event, url: string, provider: Provider, now: Date): string {
  const calendar = ical({ prodId: { company: provider.name, product: 'Events', language: 'EN' } })
  calendar.createEvent({
    id: `${event.slug}-${event.start.replaceAll(/[-:]|\.\d+/g, '')}@${new URL(url).hostname}`,
    stamp: now,
    start: new Date(event.start),
    end: new Date(event.end),
    summary: event.title,
    description: event.description,
    // iCalendar allows no quotation mark inside a name, and the library leaves it.
    organizer: { name: provider.name.replaceAll('"', ''), email: provider.email },
    url,
    location: event.location ?? 'Online',
  })
  return `${calendar.toString().trimEnd()}\r\n`
}
