import { rule } from '@/contract/testing'
import { remaining } from '@/lib/time/remaining'
import { type Cohort, nextStarts } from './next-cohort'

const yearly: Cohort = { start: '2025-01-10', repeats: 'yearly', timeZone: 'Europe/London' }
const startAfter = (now: string, cohort = yearly) => nextStarts(cohort, new Date(now))[0].toISOString()

rule.each([
  ['4.27 9.12', '2026-11-21T12:00:00Z', '2027-01-10T00:00:00.000Z'],
  ['', '2027-01-09T23:59:59Z', '2027-01-10T00:00:00.000Z'],
  ['', '2027-01-10T00:00:00Z', '2028-01-10T00:00:00.000Z'],
  ['', '2026-12-31T23:59:59Z', '2027-01-10T00:00:00.000Z'],
])('at %s the next yearly cohort starts at %s', (now, start) => {
  expect(startAfter(now)).toBe(start)
})

test('a cohort starts at midnight in its time zone, also in summer time and across the date line', () => {
  const summer: Cohort = { start: '2025-07-01', repeats: 'yearly', timeZone: 'Europe/London' }
  expect(startAfter('2026-06-30T22:59:59Z', summer)).toBe('2026-06-30T23:00:00.000Z')
  expect(startAfter('2026-06-30T23:00:00Z', summer)).toBe('2027-06-30T23:00:00.000Z')
  const east: Cohort = { ...yearly, timeZone: 'Pacific/Kiritimati' }
  expect(startAfter('2026-12-31T12:00:00Z', east)).toBe('2027-01-09T10:00:00.000Z')
})

rule('4.28', 'a pinned cohort stays on its date', () => {
  const pinned: Cohort = { ...yearly, repeats: null }
  expect(startAfter('2024-12-01T00:00:00Z', pinned)).toBe('2025-01-10T00:00:00.000Z')
  expect(startAfter('2026-12-01T00:00:00Z', pinned)).toBe('2025-01-10T00:00:00.000Z')
})

test('a yearly cohort returns its next two starts', () => {
  expect(nextStarts(yearly, new Date('2026-11-21T12:00:00Z')).map((start) => start.getUTCFullYear())).toEqual(
    [2027, 2028],
  )
})

test('a start whose midnight the clocks skip begins at the first instant of that day', () => {
  const santiago: Cohort = { start: '2025-09-06', repeats: 'yearly', timeZone: 'America/Santiago' }
  expect(startAfter('2026-08-01T00:00:00Z', santiago)).toBe('2026-09-06T04:00:00.000Z')
})

test('a change of the clocks neither adds nor removes an hour', () => {
  const [start] = nextStarts({ start: '2026-03-30', repeats: null, timeZone: 'Europe/London' }, new Date())
  expect(remaining([start.toISOString()], new Date('2026-03-29T00:00:00Z'))).toMatchObject({
    days: 0,
    hours: 23,
  })
})
