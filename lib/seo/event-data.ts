import type { Event as EventThing, WithContext } from 'schema-dts'
import { absoluteUrl } from '@/lib/address/absolute-url'
import type { Event } from '@/lib/api/events'
import { zonedIsoOf } from '@/lib/time/zones'
import { site } from '@/provider/facts/site'
import { context, provider } from './provider-data'

/** Start and end have the offset of their time zone. schema.org has no status for an event that is over. */
export function eventData(event: Event): WithContext<EventThing> {
  const url = absoluteUrl(`/events/${event.slug}`)
  return {
    '@context': context,
    '@type': 'Event',
    '@id': `${url}#event`,
    name: event.title,
    description: event.description,
    url,
    image: absoluteUrl(`/events/${event.slug}/picture.png`),
    startDate: zonedIsoOf(new Date(event.start), event.timeZone),
    endDate: zonedIsoOf(new Date(event.end), event.timeZone),
    eventStatus:
      event.obstacle === 'cancelled'
        ? 'https://schema.org/EventCancelled'
        : 'https://schema.org/EventScheduled',
    ...(event.seats && { maximumAttendeeCapacity: event.seats }),
    ...place(event.location, url),
    organizer: provider(),
    ...(event.speaker && { performer: { '@type': 'Person', name: event.speaker } }),
  }
}

function place(location: string | null, url: string) {
  return location === null
    ? {
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode' as const,
        location: { '@type': 'VirtualLocation' as const, url },
      }
    : {
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode' as const,
        location: { '@type': 'Place' as const, name: site.name, address: location },
      }
}
