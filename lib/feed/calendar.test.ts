import type { Event } from '@/lib/api/events'
import { toCalendar } from './calendar'

const event: Event = {
  slug: 'ai',
  title: 'AI; and, work\\life',
  dateLine: '',
  start: '2024-10-09T15:00:00.000Z',
  end: '2024-10-09T16:00:00.000Z',
  timeZone: 'America/New_York',
  speaker: null,
  description: `Größe ${'é'.repeat(100)}\nSecond line`,
  body: null,
}

const file = toCalendar(
  event,
  'https://www.example.com/events/ai',
  { name: 'Example', email: 'a@b.co' },
  new Date(0),
)

test('instants are in UTC and special characters escaped', () => {
  expect(file).toContain('DTSTART:20241009T150000Z\r\nDTEND:20241009T160000Z\r\n')
  expect(file).toContain('SUMMARY:AI\\; and\\, work\\\\life\r\n')
  expect(file).toContain('DTSTAMP:19700101T000000Z')
})

test('no line is longer than 75 octets, and unfolding gives the text back', () => {
  expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:Größe ${'é'.repeat(100)}\\nSecond line\r\n`)
})
