import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { referenceOf } from '@/upstream/reference'
import { fetchCareerPath, fetchCareerPaths } from './career-paths'
import { fetchCountries } from './countries'
import { confirmPasswordReset, createAccount, requestPasswordReset } from './credentials'
import { createLead } from './leads'
import { createMessage } from './messages'
import { fetchLatestPosts, fetchPost, fetchPosts } from './posts'
import { fetchResources } from './resources'
import { fetchTestimonies } from './testimonies'
import { forgetSent } from './testing'
import { requestTokens } from './tokens'

// What the specification's table of calls says, as a server sees it.

let server: Server
let asked: string[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push(`${request.method} ${request.url}${body && ` ${body}`}`)
    response.writeHead(404, { 'Content-Type': 'application/json' }).end('{}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  process.env.API_ROOT_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(async () => {
  await forgetSent()
  asked = []
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
})

const lead = {
  careerPathName: 'Data',
  selectedPlan: 'growth-project-pack',
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.com',
  phone: '+447700900123',
  country: 'Chad',
  company: '',
  source: 'Google',
  message: '',
  'job-title': '',
  subscribe: true,
}
const message = {
  name: 'Ada',
  phone_number: '',
  email: 'ada@example.com',
  company: 'None',
  subject: 'A question',
  body: 'Hello',
  kind: 'contact' as const,
}
const submission = { key: 'a form', page: '/contact-us', campaign: 'utm_source=post' }
const told = { page: '/contact-us', campaign: 'utm_source=post', reference: referenceOf('a form') }
const email = 'ada@example.com'
const account = { email, password: 'a', confirm_password: 'a' }
const reset = { new_password: 'a', confirm_new_password: 'a', uid: 'MQ', token: 'x' }

test.each<[string, () => Promise<unknown>]>([
  ['GET /api/careerpaths/', fetchCareerPaths],
  ['GET /api/careerpaths/data-science/', () => fetchCareerPath('data-science')],
  ['GET /api/blog/posts/?page=2&page_size=9', () => fetchPosts(2)],
  ['GET /api/blog/latest-posts/', fetchLatestPosts],
  ['GET /api/blog/post/first/', () => fetchPost('first')],
  ['GET /api/resources/?page=2', () => fetchResources(2)],
  ['GET /api/testimonies/', fetchTestimonies],
  ['GET /api/countries/', fetchCountries],
])('the read %s', async (call, read) => {
  await read().catch(() => undefined)
  expect(asked).toEqual([call])
})

test.each<[string, object, () => Promise<unknown>]>([
  [
    'POST /api/leads/',
    { ...lead, jobTitle: '', subscribe: 'on', ...told },
    () => createLead(lead, submission),
  ],
  [
    'POST /api/contact-us/',
    { ...message, ...told, reference: referenceOf('b') },
    () => createMessage(message, { ...submission, key: 'b' }),
  ],
  ['POST /api/token/', { email, password: 'a' }, () => requestTokens(email, 'a')],
  ['POST /api/create-account/', account, () => createAccount(account)],
  ['POST /api/auth/password-reset/', { email }, () => requestPasswordReset(email)],
  ['POST /api/auth/password-reset-confirm/', reset, () => confirmPasswordReset(reset)],
])('the write %s', async (call, payload, write) => {
  await write().catch(() => undefined)
  expect(asked).toHaveLength(1)
  const [method, path, ...body] = asked[0]?.split(' ') ?? []
  expect(`${method} ${path}`).toBe(call)
  expect(JSON.parse(body.join(' '))).toEqual(payload)
})
