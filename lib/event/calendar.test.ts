import ICAL from 'ical.js'
import { toCalendar } from './calendar'

const page = `https://www.example.com/events/${'long-'.repeat(20)}ai`
const event = {
  uid: 'ai-20241009T150000Z@www.example.com',
  title: 'AI; and, work\\life: "now"',
  start: '2024-10-09T15:00:00.000Z',
  end: '2024-10-09T16:00:00.000Z',
  location: null,
  description: `Größe ${'é'.repeat(100)}${'🙂'.repeat(40)}\nSecond line, \\n is no line`,
  url: page,
  isCancelled: false,
}

const provider = { name: 'Example "Training"; Ltd', email: 'a@b.co' }
const file = toCalendar(event, provider, new Date(0))

test('a calendar file reads back as the same event', () => {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const [component, ...more] = calendar.getAllSubcomponents('vevent')
  const read = new ICAL.Event(component)
  expect(more).toEqual([])
  expect(read).toMatchObject({
    summary: event.title,
    description: event.description,
    location: 'Online',
    organizer: 'mailto:a@b.co',
    uid: event.uid,
  })
  expect(read.startDate.toJSDate().toISOString()).toBe(event.start)
  expect(read.endDate.toJSDate().toISOString()).toBe(event.end)
  expect(component?.getFirstPropertyValue('url')).toBe(page)
  expect(component?.getFirstProperty('organizer')?.getParameter('cn')).toBe('Example Training; Ltd')
  expect(component?.getFirstPropertyValue('dtstamp')?.toString()).toBe('1970-01-01T00:00:00Z')
})

test('calendar instants are in UTC', () => {
  expect(file).toContain('\r\nDTSTART:20241009T150000Z\r\nDTEND:20241009T160000Z\r\n')
})

test('calendar lines end as RFC 5545 requires, have at most 75 octets, and split no character', () => {
  const lines = file.split('\r\n')
  expect(lines.pop()).toBe('')
  expect(lines.join('')).not.toMatch(/[\r\n]|\p{Surrogate}/u)
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
})
