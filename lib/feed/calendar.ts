import ical from 'ical-generator'
import type { Event } from '@/lib/api/events'

type Provider = { name: string; email: string }

/**
 * An event as an iCalendar file (RFC 5545), its instants in UTC.
 *
 * @param url the whole address of the event's page
 * @param provider who organises it
 * @param now the instant at which the file is made
 */
export function toCalendar(event: Event, url: string, provider: Provider, now: Date): string {
  const calendar = ical({ prodId: { company: provider.name, product: 'Events', language: 'EN' } })
  calendar.createEvent({
    id: `${event.slug}-${event.start.replaceAll(/[-:]|\.\d+/g, '')}@${new URL(url).hostname}`,
    stamp: now,
    start: new Date(event.start),
    end: new Date(event.end),
    summary: event.title,
    description: event.description,
    // The format knows no quotation mark inside a name, and the library leaves it there.
    organizer: { name: provider.name.replaceAll('"', ''), email: provider.email },
    url,
    location: event.location ?? 'Online',
  })
  return `${calendar.toString().trimEnd()}\r\n`
}
