import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { rule } from '@/contract/testing'
import { during } from '@/lib/visit/visit'
import { fetchCareerPath, fetchCareerPaths } from './career-paths'
import { post } from './client'
import { UpstreamError } from './errors'
import { createLead } from './leads'
import { forgetSent } from './testing'

const path = { id: 1, slug: 'data', career_name: 'Data', description: 'About data' }

let server: Server
let requests: IncomingMessage[] = []
let answer: (response: ServerResponse, attempt: number) => void
const logged = jest.fn()

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request)
    answer(response, requests.length)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  process.env.API_ROOT_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  process.env.UPSTREAM_TIMEOUT_MS = '1500'
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(async () => {
  await forgetSent()
  requests = []
  logged.mockReset()
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    logged(JSON.parse(String(line)))
    return true
  })
})

const json = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

test('a read is tried again after a server error and succeeds', async () => {
  answer = (response, attempt) => json(response, attempt < 3 ? 502 : 200, [path])
  expect(await fetchCareerPaths()).toHaveLength(1)
  expect(requests).toHaveLength(3)
})

test('a read that keeps failing names its call and status, in the error and in the log', async () => {
  answer = (response) => response.writeHead(500).end('<h1>Server Error</h1>')
  await expect(fetchCareerPaths()).rejects.toThrow('GET /api/careerpaths/ failed with 500')
  expect(requests).toHaveLength(3)
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ event: 'upstream_call_failed', status: 500 }))
})

test('the upstream gets the visitor’s request id in each try, and the log repeats it', async () => {
  answer = (response) => response.writeHead(504).end()
  const failing = () => fetchCareerPaths().catch(() => {})
  await during({ id: 'request-one', client: '' }, failing)
  expect(requests.map(({ headers }) => headers['x-request-id'])).toEqual(Array(3).fill('request-one'))
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ request: 'request-one' }))
})

test('a read outside a visitor’s request has a request id of its own', async () => {
  answer = (response) => json(response, 200, [path])
  await fetchCareerPaths()
  await fetchCareerPaths()
  const names = requests.map(({ headers }) => String(headers['x-request-id']))
  expect(new Set(names).size).toBe(2)
  for (const name of names) expect(name).toMatch(/^[\da-f-]{36}$/)
})

test('a read that Next aborts after its prerender is not a failure of the upstream', async () => {
  const given = Object.assign(new Error('over'), { digest: 'HANGING_PROMISE_REJECTION' })
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(given)
  await expect(fetchCareerPaths()).rejects.toBe(given)
  expect(logged).not.toHaveBeenCalled()
})

test('an upstream that hangs fails within UPSTREAM_TIMEOUT_MS', async () => {
  answer = () => {}
  const start = Date.now()
  await expect(fetchCareerPaths()).rejects.toThrow('no answer within')
  expect(Date.now() - start).toBeLessThan(4000)
})

test('a dropped connection fails with a reason', async () => {
  answer = (response) => response.destroy()
  const error = await fetchCareerPaths().catch((reason) => reason)
  expect(error).toBeInstanceOf(UpstreamError)
  expect(error.status).toBeNull()
})

test.each([
  ['HTML', '<h1>Welcome</h1>'],
  ['an object', '{"results": []}'],
])('%s instead of a list is an error, never an empty list', async (_, body) => {
  answer = (response) => response.writeHead(200).end(body)
  await expect(fetchCareerPaths()).rejects.toBeInstanceOf(UpstreamError)
})

test('a malformed item is left out and logged by call and field, and the rest are shown', async () => {
  answer = (response) =>
    json(response, 200, [path, { ...path, career_name: 7 }, null, { ...path, slug: 'ai' }])
  expect((await fetchCareerPaths()).map(({ slug }) => slug)).toEqual(['data', 'ai'])
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({
      event: 'upstream_item_left_out',
      call: 'GET /api/careerpaths/',
      index: 1,
      fields: expect.stringContaining('career_name'),
    }),
  )
})

test('of many malformed items, the log describes five and counts all', async () => {
  answer = (response) => json(response, 200, [path, ...Array.from({ length: 10_000 }, () => 1)])
  expect(await fetchCareerPaths()).toHaveLength(1)
  expect(logged).toHaveBeenCalledTimes(6)
  expect(logged).toHaveBeenLastCalledWith(
    expect.objectContaining({ event: 'upstream_items_left_out', count: 10_000 }),
  )
})

test('an unknown career path is null after one request', async () => {
  answer = (response) => json(response, 404, { error: 'nope' })
  expect(await fetchCareerPath('nope')).toBeNull()
  expect(requests).toHaveLength(1)
})

test('an invalid slug is not requested', async () => {
  expect(await fetchCareerPath('../token')).toBeNull()
  expect(requests).toHaveLength(0)
})

rule.each([
  [
    '3.2',
    { what_you_will_learn_list: ['A'], pj: ['B'], sywg: ['C'] },
    { whatYouWillLearn: ['A'], potentialJobs: ['B'], skillsYouWillGain: ['C'] },
  ],
  ['3.2', { wyl: ['A'] }, { whatYouWillLearn: ['A'], potentialJobs: [] }],
  ['3.1', { rating: '4.5', course_start_date: '2027-01-10' }, { rating: 4.5, courseStart: '2027-01-10' }],
  ['', { rating: 4.5, course_start_status: 'Enrolling now' }, { rating: 4.5, courseStart: 'Enrolling now' }],
  ['', { rating: null, img_display: null }, { rating: null, image: null }],
  ['', { rating: 'n/a', what_you_will_learn_list: 'none' }, { rating: null, whatYouWillLearn: [] }],
])('%j reads as %j', async (fields, expected) => {
  answer = (response) => json(response, 200, { ...path, ...fields })
  expect(await fetchCareerPath('data')).toMatchObject(expected)
})

rule(
  '3.1 7.22',
  'an image path is prefixed by the upstream’s root, and an image of another host is left out',
  async () => {
    answer = (response) =>
      json(response, 200, [
        { ...path, img_display: '/media/a.png' },
        { ...path, img_display: 'https://img.example.com/a.png' },
      ])
    expect((await fetchCareerPaths()).map(({ image }) => image)).toEqual([
      `${process.env.API_ROOT_URL}/media/a.png`,
      null,
    ])
  },
)

const lead = {
  careerPathName: 'Data',
  selectedPlan: 'growth-project-pack' as const,
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.com',
  phone: '+447700900123',
  country: 'United Kingdom',
  'job-title': 'Clerk',
  company: '',
  source: 'Google' as const,
  message: '',
  subscribe: false,
}

test('a lead is sent once, with the job title under both names and without the unticked box', async () => {
  let body = ''
  answer = (response) => {
    requests[0]?.on('data', (chunk) => (body += chunk)).on('end', () => json(response, 201, { id: 1 }))
  }
  await createLead(lead)
  const { 'job-title': hyphenated, jobTitle, ...rest } = JSON.parse(body)
  expect([hyphenated, jobTitle]).toEqual(['Clerk', 'Clerk'])
  expect(rest).not.toHaveProperty('subscribe')
  expect(requests[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{64}$/)
})

test('the same lead sent twice at once reaches the upstream once', async () => {
  answer = (response) => setTimeout(() => json(response, 201, { id: 1 }), 50)
  const [first, second] = await Promise.all([createLead(lead), createLead(lead)])
  expect(requests).toHaveLength(1)
  expect(first?.reference).toMatch(/^\w{3}-\w{3}-\w{3}$/)
  expect(second).toEqual(first)
})

rule('7.13', 'a lead counts as sent after a 201, whatever the body of the response is', async () => {
  answer = (response) => response.writeHead(201).end()
  await createLead(lead)
  answer = (response) => response.writeHead(201, { 'Content-Length': '10' }).write('{')
  await createLead({ ...lead, message: 'late' })
  expect(requests).toHaveLength(2)
})

test('a write is never redirected: a POST would arrive as a GET without its body', async () => {
  answer = (response) => response.writeHead(301, { Location: '/api/leads/' }).end()
  await expect(post('/api/leads/', lead)).rejects.toThrow('failed with 301: the upstream redirects')
  expect(requests).toHaveLength(1)
})

test('a failed write is not retried at once', async () => {
  answer = (response) => json(response, 500, {})
  await expect(post('/api/leads/', lead)).rejects.toThrow('POST /api/leads/ failed with 500')
  expect(requests).toHaveLength(1)
})
