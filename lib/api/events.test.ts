import { fetchEvents } from './events'

const event = {
  slug: 'regatta',
  title: 'Regatta',
  date_line: 'Wednesday',
  start: '2099-07-01T18:00:00',
  time_zone: 'Europe/London',
  duration_minutes: 90,
  description: 'About it',
}

beforeEach(() => {
  process.env.API_ROOT_URL = 'https://api.example.com'
  process.env.NOW = '2027-01-10T09:00:00Z'
  jest.spyOn(process.stderr, 'write').mockImplementation(() => true)
})

const listed = async (...events: object[]) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(events)))
  return await fetchEvents()
}

test('an event has the instants of its start and end', async () => {
  expect(await listed(event)).toMatchObject([
    { start: '2099-07-01T17:00:00.000Z', end: '2099-07-01T18:30:00.000Z', timeZone: 'Europe/London' },
  ])
})

test.each([
  { start: '2099-07-01T18:00:00Z' },
  { start: '2099-07-01' },
  { time_zone: 'Europe/Nowhere' },
  { duration_minutes: 1e300 },
])('an event with %j is left out, and the rest is shown', async (change) => {
  expect(await listed({ ...event, ...change }, { ...event, slug: 'other' })).toMatchObject([
    { slug: 'other' },
  ])
})

test.each([
  ['yearly', { start: '2027-10-13T15:00:00.000Z', firstStart: '2024-10-09T15:00:00.000Z', isPast: false }],
  ['monthly', { start: '2027-01-13T16:00:00.000Z', firstStart: '2024-10-09T15:00:00.000Z', isPast: false }],
  ['weekly', { start: '2024-10-09T15:00:00.000Z', firstStart: null, isPast: true }],
  [undefined, { start: '2024-10-09T15:00:00.000Z', firstStart: null, isPast: true }],
])('an event of 2024 that repeats %s is shown with %j', async (repeats, expected) => {
  const webinar = { ...event, start: '2024-10-09T11:00:00', time_zone: 'America/New_York' }
  expect(await listed({ ...webinar, repeats })).toMatchObject([expected])
})
