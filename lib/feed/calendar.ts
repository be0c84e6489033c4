import type { Event } from '@/lib/api/events'

type Provider = { name: string; email: string }

/**
 * An event as an iCalendar file (RFC 5545): instants in UTC, texts escaped, lines of at most 75 octets.
 * Takes: the event, its page's address, the provider, and the instant at which the file is made.
 */
export function toCalendar(event: Event, url: string, { name, email }: Provider, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(name)}//Events//EN`,
    'BEGIN:VEVENT',
    `UID:${event.slug}-${stamp(event.start)}@${new URL(url).hostname}`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `DTSTART:${stamp(event.start)}`,
    `DTEND:${stamp(event.end)}`,
    `SUMMARY:${text(event.title)}`,
    `DESCRIPTION:${text(event.description)}`,
    `ORGANIZER;CN="${name.replaceAll('"', '')}":mailto:${email}`,
    `URL:${url}`,
    'LOCATION:Online',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

function stamp(iso: string): string {
  return iso.replaceAll(/[-:]|\.\d+/g, '')
}

function text(value: string): string {
  return value.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')
}

// A long line goes on in the next after a space; no character is cut in two.
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const char of line) {
    if (Buffer.byteLength(part + char) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
    }
    part += char
  }
  return [...parts, part].join('\r\n ')
}
