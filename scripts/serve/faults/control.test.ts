import { faultyForTest } from './testing'

let faulty: Awaited<ReturnType<typeof faultyForTest>>

beforeAll(async () => {
  faulty = await faultyForTest()
})
afterAll(() => faulty.close())
beforeEach(() => faulty.control('DELETE'))

const statusOf = async (path: string) => (await fetch(faulty.url + path)).status

test('a fault hits its paths the given number of times, and the state lists the calls', async () => {
  await faulty.put({ fault: '500', paths: '/api/blog/', times: 2 })
  expect((await faulty.control('GET')).body).toEqual({
    faults: [{ fault: '500', paths: '/api/blog/', times: 2 }],
    asked: [],
  })
  const paths = [
    '/api/countries/',
    '/api/blog/posts/?page=1',
    '/api/blog/latest-posts/',
    '/api/blog/latest-posts/',
  ]
  const statuses: number[] = []
  for (const path of paths) statuses.push(await statusOf(path))
  expect(statuses).toEqual([200, 500, 500, 200])
  expect((await faulty.control('GET')).body).toEqual({
    faults: [],
    asked: [
      { method: 'GET', path: '/api/countries/' },
      { method: 'GET', path: '/api/blog/posts/', query: '?page=1', fault: '500' },
      { method: 'GET', path: '/api/blog/latest-posts/', fault: '500' },
      { method: 'GET', path: '/api/blog/latest-posts/' },
    ],
  })
})

test('a call meets the first fault that fits', async () => {
  await faulty.put({ fault: '503', method: 'POST' }, { fault: '500', paths: '/api/blog/' }, { fault: 'html' })
  const post = await fetch(`${faulty.url}/api/leads/`, { method: 'POST' })
  expect([post.status, await statusOf('/api/blog/posts/'), await statusOf('/api/countries/')]).toEqual([
    503, 500, 200,
  ])
})

test('a fault ends after its time, and DELETE ends it at once', async () => {
  await faulty.put({ fault: '500', seconds: 0.2 })
  expect(await statusOf('/api/countries/')).toBe(500)
  while ((await statusOf('/api/countries/')) !== 200);
  expect((await faulty.control('GET')).body.faults).toEqual([])
  await faulty.put({ fault: '500' })
  await faulty.control('DELETE')
  expect(await statusOf('/api/countries/')).toBe(200)
})

test.each([
  ['{', 'The body must be JSON: one fault, or a list of them'],
  [{ fault: 'hagn' }, expect.stringMatching(/^fault: is none of 500, 503, .*, refuse$/)],
  [{ fault: '500', paths: 'api' }, 'paths: must begin with a slash'],
  [{ fault: '500', time: 3 }, expect.stringContaining('"time"')],
  [{ fault: 'refuse' }, expect.stringMatching(/^seconds: /)],
  [[{ fault: '500' }, { fault: 'drip', ms: 0 }], expect.stringMatching(/^1\.ms: /)],
])('%j is refused with a message, and the current fault stays', async (body, message) => {
  await faulty.put({ fault: '500' })
  expect(await faulty.control('PUT', body)).toEqual({ status: 400, body: { faults: [message] } })
  expect(await statusOf('/api/countries/')).toBe(500)
})

test('a control call with another method is refused', async () => {
  expect(await faulty.control('POST', { fault: '500' })).toMatchObject({ status: 405 })
})
