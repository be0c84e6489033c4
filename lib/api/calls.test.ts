import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { rule } from '@/contract/testing'
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

// Compares each call that a server receives with the specification's table of calls.

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

rule.each([
  ['7.1 7.2', 'GET /api/careerpaths/', fetchCareerPaths],
  ['2.career-path.1 7.5', 'GET /api/careerpaths/data-science/', () => fetchCareerPath('data-science')],
  ['7.6 9.6', 'GET /api/blog/posts/?page=2&page_size=9', () => fetchPosts(2)],
  ['7.8', 'GET /api/blog/latest-posts/', fetchLatestPosts],
  ['2.post.1 7.9', 'GET /api/blog/post/first/', () => fetchPost('first')],
  ['7.10', 'GET /api/resources/?page=2', () => fetchResources(2)],
  ['7.11', 'GET /api/testimonies/', fetchTestimonies],
  ['7.21', 'GET /api/countries/', fetchCountries],
])('a read sends %s', async (call, read) => {
  await read().catch(() => undefined)
  expect(asked).toEqual([call])
})

rule.each([
  [
    '3.17 7.12',
    'POST /api/leads/',
    { ...lead, jobTitle: '', subscribe: 'on', ...told },
    () => createLead(lead, submission),
  ],
  [
    '3.18 7.15',
    'POST /api/contact-us/',
    { ...message, ...told, reference: referenceOf('b') },
    () => createMessage(message, { ...submission, key: 'b' }),
  ],
  ['3.19 7.16', 'POST /api/token/', { email, password: 'a' }, () => requestTokens(email, 'a')],
  ['3.21 7.17', 'POST /api/create-account/', account, () => createAccount(account)],
  ['3.22 7.18', 'POST /api/auth/password-reset/', { email }, () => requestPasswordReset(email)],
  ['3.23 7.19', 'POST /api/auth/password-reset-confirm/', reset, () => confirmPasswordReset(reset)],
])('a write sends %s with the specified body', async (call, payload, write) => {
  await write().catch(() => undefined)
  expect(asked).toHaveLength(1)
  const [method, path, ...body] = asked[0]?.split(' ') ?? []
  expect(`${method} ${path}`).toBe(call)
  expect(JSON.parse(body.join(' '))).toEqual(payload)
})
