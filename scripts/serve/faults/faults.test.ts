import { listLeads } from '@/upstream/leads'
import { faultyForTest } from './testing'

// These tests call the upstream themselves. e2e/deployments/faults.spec.ts shows what a visitor sees of each fault.
let faulty: Awaited<ReturnType<typeof faultyForTest>>

beforeAll(async () => {
  faulty = await faultyForTest()
})
afterAll(() => faulty.close())
beforeEach(() => faulty.control('DELETE'))

const lead = {
  careerPathName: 'Data Science',
  selectedPlan: 'growth-project-pack',
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.com',
  country: 'United Kingdom',
  phone: '+447700900123',
  source: 'Google',
}

const get = (path = '/api/careerpaths/') => fetch(faulty.url + path)
const json = async (path?: string) => await (await get(path)).json()
const sendLead = (key: string) =>
  fetch(`${faulty.url}/api/leads/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(lead),
  })

test('calls reach the upstream when there is no fault', async () => {
  const paths = await json()
  expect(paths.map(({ slug }: { slug: string }) => slug)).toContain('data-science')
  expect((await get('/api/blog/posts/?page=99')).status).toBe(404)
})

test.each([
  ['500', 500, 'application/json', '{"detail":"A server error occurred."}'],
  ['503', 503, 'text/plain', 'Service Unavailable'],
  ['html', 200, 'text/html', '<!doctype html><h1>Login</h1>'],
  ['garbage', 200, 'application/json', '\u0000{"results": ['],
])('%s answers with %i and %s', async (fault, status, type, body) => {
  await faulty.put({ fault })
  const response = await get()
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    status,
    type,
    body,
  ])
})

test('503 says when to retry', async () => {
  await faulty.put({ fault: '503', retry_after: 7 })
  expect((await get()).headers.get('retry-after')).toBe('7')
})

test('wrong-shape sends an object instead of a list, and a list instead of anything else', async () => {
  await faulty.put({ fault: 'wrong-shape' })
  expect((await json()).list).toHaveLength(8)
  expect(await json('/api/careerpaths/data-science/')).toEqual(['not a record'])
})

test('replace sends the given body', async () => {
  await faulty.put({ fault: 'replace', paths: '/api/countries/', status: 201, body: [{ name: 'Utopia' }] })
  const response = await get('/api/countries/')
  expect([response.status, await response.json()]).toEqual([201, [{ name: 'Utopia' }]])
})

test('slow sends the whole response late', async () => {
  await faulty.put({ fault: 'slow', ms: 200 })
  const start = performance.now()
  expect(await json()).toHaveLength(8)
  expect(performance.now() - start).toBeGreaterThan(190)
})

test('hang never answers', async () => {
  await faulty.put({ fault: 'hang' })
  const signal = AbortSignal.timeout(200)
  await expect(fetch(`${faulty.url}/api/careerpaths/`, { signal })).rejects.toThrow('timeout')
})

test('drop breaks the connection, and does not carry out the call', async () => {
  await faulty.put({ fault: 'drop' })
  await expect(get()).rejects.toThrow('fetch failed')
  await expect(sendLead('dropped')).rejects.toThrow('fetch failed')
  expect(await listLeads(await faulty.upstream.database())).toEqual([])
})

test('lost carries out the call and breaks the connection, and a repeated call gets the first response', async () => {
  await faulty.put({ fault: 'lost', method: 'POST', times: 1 })
  await expect(sendLead('lost')).rejects.toThrow('fetch failed')
  expect((await sendLead('lost')).status).toBe(201)
  expect(await listLeads(await faulty.upstream.database())).toHaveLength(1)
})

test('cut ends in the middle of the body', async () => {
  await faulty.put({ fault: 'cut' })
  const response = await get()
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow('terminated')
})

test('drip sends the whole response, byte by byte', async () => {
  await faulty.put({ fault: 'drip', ms: 1, paths: '/api/blog/posts/' })
  const start = performance.now()
  expect(await json('/api/blog/posts/?page=99')).toEqual({ detail: 'Invalid page.' })
  expect(performance.now() - start).toBeGreaterThan(20)
})

test('empty has no records, and no second page', async () => {
  await faulty.put({ fault: 'empty' })
  expect(await json()).toEqual([])
  expect(await json('/api/blog/posts/')).toEqual({ count: 0, next: null, previous: null, results: [] })
  expect((await get('/api/blog/posts/?page=2')).status).toBe(404)
  expect((await json('/api/careerpaths/data-science/')).slug).toBe('data-science')
})

test('broken adds malformed records to each list', async () => {
  await faulty.put({ fault: 'broken' })
  expect((await json()).slice(8)).toEqual([{ id: 'broken' }, 'broken'])
  const { count, results } = await json('/api/blog/posts/?page=last')
  expect([count, results.at(-1)]).toEqual([14, 'broken'])
})

test.each([
  ['absent', undefined, undefined],
  ['null', null, null],
  ['empty', '', []],
])('bare leaves a record its required fields; the rest is %s', async (as, text, list) => {
  await faulty.put({ fault: 'bare', as })
  const path = await json('/api/careerpaths/data-science/')
  expect([path.career_name, path.rating, path.wyl]).toEqual(['Data Science', text, list])
  const [post] = (await json('/api/blog/posts/')).results
  expect([typeof post.body, post.author]).toEqual(['string', text])
})

test('many serves the given number of records in pages, each record at its own address', async () => {
  await faulty.put({ fault: 'many', count: 10_000 })
  const { count, next, results } = await json('/api/blog/posts/?page=3&page_size=100')
  expect([count, results.length]).toEqual([10_000, 100])
  expect(next).toContain('page=4')
  const { slug, title } = results[0]
  expect([slug, await json(`/api/blog/post/${slug}/`)]).toEqual([
    expect.stringMatching(/-201$/),
    expect.objectContaining({ slug, title }),
  ])
  expect((await get('/api/blog/posts/?page=101&page_size=100')).status).toBe(404)
  expect((await get(`/api/blog/post/${slug.replace('201', '10001')}/`)).status).toBe(404)
  expect(await json('/api/blog/latest-posts/')).toHaveLength(3)
})

test('many fills a list without pages as well', async () => {
  await faulty.put({ fault: 'many', count: 300 })
  const slugs = (await json()).map(({ slug }: { slug: string }) => slug)
  const countries = (await json('/api/countries/')).map(
    ({ name }: { name: { common: string } }) => name.common,
  )
  expect([new Set(slugs).size, new Set(countries).size]).toEqual([300, 300])
})

test('clock changes the Date header, records and tokens', async () => {
  await faulty.put({ fault: 'clock', minutes: -60 })
  const account = {
    email: 'late@example.com',
    password: 'correct horse 9',
    confirm_password: 'correct horse 9',
  }
  const post = (path: string) =>
    fetch(faulty.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(account),
    })
  await post('/api/create-account/')
  const response = await post('/api/token/')
  const { access } = await response.json()
  const { iat } = JSON.parse(atob(access.split('.')[1]))
  const headers = { Authorization: `Bearer ${access}` }
  const hoursOff = (time: number) => Math.round((time - Date.now()) / 60_000)
  expect([hoursOff(iat * 1000), hoursOff(Date.parse(response.headers.get('date') ?? ''))]).toEqual([-60, -60])
  expect((await fetch(`${faulty.url}/api/me/`, { headers })).status).toBe(200)
  await faulty.control('DELETE')
  expect((await fetch(`${faulty.url}/api/me/`, { headers })).status).toBe(401)
})

test('refuse closes the port for a while', async () => {
  await faulty.put({ fault: 'refuse', seconds: 0.3 })
  const refused = await get().catch((error) => error.cause.code)
  expect(refused).toBe('ECONNREFUSED')
  while ((await get().catch(() => null)) === null) await new Promise((next) => setTimeout(next, 20))
  expect((await faulty.control('GET')).body.faults).toEqual([])
})
