import { eventRecord, roundAt, roundOf } from './event-record'

const webinar = { start: '2024-10-09T11:00:00', timeZone: 'America/New_York', minutes: 60 }
const startAt = (now: string, change: object) =>
  roundAt({ ...webinar, repeats: null, ...change }, new Date(now)).start.toISOString()

test.each([
  ['2024-01-01T00:00:00Z', '2024-10-09T15:00:00.000Z'],
  ['2024-10-09T16:00:00Z', '2024-10-09T15:00:00.000Z'],
  ['2024-10-09T16:00:01Z', '2025-10-08T15:00:00.000Z'],
  ['2026-11-26T00:00:00Z', '2027-10-13T15:00:00.000Z'],
])('at %s the yearly round of a second Wednesday begins at %s', (now, start) => {
  expect(startAt(now, { repeats: 'yearly' })).toBe(start)
})

test('a monthly round keeps its local hour when the clocks change', () => {
  expect(startAt('2024-10-20T00:00:00Z', { repeats: 'monthly' })).toBe('2024-11-13T16:00:00.000Z')
})

test('a round on a fifth weekday falls on the fourth in a month without a fifth', () => {
  const fifth = { start: '2027-01-29T11:00:00', repeats: 'monthly' }
  expect(startAt('2027-02-01T00:00:00Z', fifth)).toBe('2027-02-26T16:00:00.000Z')
  expect(startAt('2027-04-24T00:00:00Z', fifth)).toBe('2027-04-30T15:00:00.000Z')
})

test('an event that does not repeat keeps its round, and only the first of several rounds is marked as first', () => {
  expect(startAt('2026-11-26T00:00:00Z', {})).toBe('2024-10-09T15:00:00.000Z')
  const isFirst = (now: string) => roundAt({ ...webinar, repeats: 'yearly' }, new Date(now)).isFirst
  expect([isFirst('2024-01-01'), isFirst('2026-01-01')]).toEqual([true, false])
})

const closesAt = (now: string, change: object) => {
  const texts = { slug: 'ai', title: 'AI', date_line: 'Soon', description: '' }
  const fields = { start: '2027-03-10T11:00:00', time_zone: 'America/New_York', duration_minutes: 60 }
  return roundOf(eventRecord.parse({ ...texts, ...fields, ...change }), new Date(now)).closes.toISOString()
}

test.each([
  ['at the start if no time is given', {}, '2027-03-10T16:00:00.000Z'],
  ['at the start if `closes` is the start', { closes: '2027-03-10T11:00' }, '2027-03-10T16:00:00.000Z'],
  ['at `closes` if that is before the start', { closes: '2027-03-09T18:00:00' }, '2027-03-09T23:00:00.000Z'],
  ['at the start if `closes` is later', { closes: '2027-03-11T11:00:00' }, '2027-03-10T16:00:00.000Z'],
  ['at the start if `closes` is not local', { closes: '2027-03-09T18:00:00Z' }, '2027-03-10T16:00:00.000Z'],
])('registration closes %s', (_, change, closes) => {
  expect(closesAt('2027-01-01T00:00:00Z', change)).toBe(closes)
})

test('a later round closes at the same local hour as the first', () => {
  const monthly = { closes: '2027-03-09T18:00:00', repeats: 'monthly' }
  expect(closesAt('2027-04-01T00:00:00Z', monthly)).toBe('2027-04-13T22:00:00.000Z')
})
