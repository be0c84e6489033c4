import { type Cohort, nextStart, remaining } from './cohort'

const yearly: Cohort = { start: '2025-01-10', repeats: 'yearly', timeZone: 'Europe/London' }
const startAfter = (now: string, cohort = yearly) => nextStart(cohort, new Date(now)).toISOString()

test.each([
  ['2026-11-21T12:00:00Z', '2027-01-10T00:00:00.000Z'],
  ['2027-01-09T23:59:59Z', '2027-01-10T00:00:00.000Z'],
  ['2027-01-10T00:00:00Z', '2028-01-10T00:00:00.000Z'],
  ['2026-12-31T23:59:59Z', '2027-01-10T00:00:00.000Z'],
])('at %s the next yearly cohort starts at %s', (now, start) => {
  expect(startAfter(now)).toBe(start)
})

test('the day is that of the zone, also in summer time and across the date line', () => {
  const summer: Cohort = { start: '2025-07-01', repeats: 'yearly', timeZone: 'Europe/London' }
  expect(startAfter('2026-06-30T22:59:59Z', summer)).toBe('2026-06-30T23:00:00.000Z')
  expect(startAfter('2026-06-30T23:00:00Z', summer)).toBe('2027-06-30T23:00:00.000Z')
  const east: Cohort = { ...yearly, timeZone: 'Pacific/Kiritimati' }
  expect(startAfter('2026-12-31T12:00:00Z', east)).toBe('2027-01-09T10:00:00.000Z')
})

test('a pinned cohort stays where it is', () => {
  const pinned: Cohort = { ...yearly, repeats: null }
  expect(startAfter('2024-12-01T00:00:00Z', pinned)).toBe('2025-01-10T00:00:00.000Z')
  expect(startAfter('2026-12-01T00:00:00Z', pinned)).toBe('2025-01-10T00:00:00.000Z')
})

test.each([
  ['2027-01-09T23:59:59.001Z', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  ['2027-01-10T00:00:00Z', { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ['2027-01-11T00:00:00Z', { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ['2027-01-08T22:58:57Z', { days: 1, hours: 1, minutes: 1, seconds: 3 }],
])('at %s there is left %j', (now, left) => {
  expect(remaining(new Date('2027-01-10T00:00:00Z'), new Date(now))).toEqual(left)
})

test('a change of the clocks on the way takes or gives no hour', () => {
  const until = nextStart({ start: '2026-03-30', repeats: null, timeZone: 'Europe/London' }, new Date())
  expect(remaining(until, new Date('2026-03-29T00:00:00Z'))).toMatchObject({ days: 0, hours: 23 })
})
