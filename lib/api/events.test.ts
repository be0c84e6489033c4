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
  jest.spyOn(process.stderr, 'write').mockImplementation(() => true)
})

const listed = async (...events: object[]) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(events)))
  return await fetchEvents()
}

test('an event has the instants of its begin and end', async () => {
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
