import { instantOf, isTimeZone, localDateOf, zonedIsoOf } from './zones'

test.each([
  ['2027-01-10T00:00:00', 'Europe/London', '2027-01-10T00:00:00.000Z'],
  ['2026-07-01T00:00:00', 'Europe/London', '2026-06-30T23:00:00.000Z'],
  ['2024-10-09T11:00:00', 'America/New_York', '2024-10-09T15:00:00.000Z'],
  ['2026-03-29T00:59:59', 'Europe/London', '2026-03-29T00:59:59.000Z'],
  ['2026-03-29T02:00:00', 'Europe/London', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T02:00:00', 'Europe/London', '2026-10-25T02:00:00.000Z'],
  // London's clocks skip 01:30 on 29 March 2026, and show 01:30 twice on 25 October 2026.
  ['2026-03-29T01:30:00', 'Europe/London', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T01:30:00', 'Europe/London', '2026-10-25T00:30:00.000Z'],
  ['2026-11-01T01:30:00', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2027-04-04T02:15:00', 'Australia/Lord_Howe', '2027-04-03T15:45:00.000Z'],
  ['2026-09-06T00:30:00', 'America/Santiago', '2026-09-06T04:30:00.000Z'],
  ['2027-01-10T00:00:00', 'Pacific/Kiritimati', '2027-01-09T10:00:00.000Z'],
  ['2027-01-10T00:00:00', 'Asia/Kathmandu', '2027-01-09T18:15:00.000Z'],
])('%s in %s is %s', (local, zone, instant) => {
  expect(instantOf(local, zone).toISOString()).toBe(instant)
})

test('the date of an instant depends on the zone', () => {
  const instant = new Date('2027-01-09T23:30:00Z')
  expect(localDateOf(instant, 'Europe/London')).toBe('2027-01-09')
  expect(localDateOf(instant, 'Europe/Paris')).toBe('2027-01-10')
})

test.each([
  ['2024-10-09T15:00:00Z', 'America/New_York', '2024-10-09T11:00:00-04:00'],
  ['2027-01-10T00:00:00Z', 'Europe/London', '2027-01-10T00:00:00+00:00'],
  ['2026-07-01T00:00:00Z', 'Europe/London', '2026-07-01T01:00:00+01:00'],
  ['2027-01-09T18:15:00Z', 'Asia/Kathmandu', '2027-01-10T00:00:00+05:45'],
  ['2027-01-10T03:29:00Z', 'America/St_Johns', '2027-01-09T23:59:00-03:30'],
])('%s on the clocks of %s is %s', (instant, zone, shown) => {
  expect(zonedIsoOf(new Date(instant), zone)).toBe(shown)
})

test.each([
  ['Europe/London', true],
  ['UTC', true],
  ['Europe/Nowhere', false],
  ['', false],
])('whether %j is a time zone: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne)
})
