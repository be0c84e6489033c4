import { testDatabaseUrl } from '@/database/testing'
import { httpForTest } from '@/delivery/testing-servers'
import { embedded } from '@/lib/api/embedded'
import { setAside } from '@/lib/spam/quarantine'
import { siteDatabase } from '@/lib/store/site-database'
import { call } from '@/upstream/testing'
import { remove, setStatus } from './changes'
import { fetchDeskLeads } from './outside-leads'

const secret = 'a'.repeat(32)
const lead = {
  created_at: '2027-01-12T10:00:00Z',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  careerPathName: 'Data Science',
}
let asked: (string | undefined)[] = []
let upstream: Awaited<ReturnType<typeof httpForTest>>
let answer: object | number = {}
const lines: string[] = []

beforeAll(async () => {
  upstream = await httpForTest((response, request) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`)
    if (typeof answer === 'number') response.writeHead(answer).end('{}')
    else response.end(JSON.stringify(answer))
  })
  Object.assign(process.env, { API_ROOT_URL: upstream.url, DESK_SECRET: secret, UPSTREAM_TIMEOUT_MS: '1000' })
  process.env.DATABASE_URL = testDatabaseUrl()
})

afterAll(() => upstream.close())

beforeEach(() => {
  asked = []
  lines.length = 0
  for (const stream of ['stdout', 'stderr'] as const)
    jest.spyOn(process[stream], 'write').mockImplementation((line) => lines.push(String(line)) > 0)
})

test('the desk sends the secret to read an upstream’s leads, and leaves out an invalid lead', async () => {
  answer = {
    count: 3,
    next: 'more',
    results: [lead, { ...lead, created_at: 'soon' }, { ...lead, status: 'x' }],
  }
  const page = await fetchDeskLeads('waiting', 2)
  expect(asked).toEqual([`GET /api/desk/leads/?list=waiting&page=2 Bearer ${secret}`])
  expect(page).toMatchObject({ hasNext: true, items: [{ name: 'Ada Byron', about: 'Data Science' }, {}] })
  expect(page).toMatchObject({ items: [{ reference: '', status: 'received', due_at: null }, {}] })
})

test('an upstream without the call gives null, and an upstream that refuses the secret “failed”', async () => {
  answer = 404
  expect(await fetchDeskLeads('answered', 1)).toBeNull()
  answer = 403
  expect(await fetchDeskLeads('answered', 1)).toBe('failed')
  expect(lines.join('')).toContain('upstream_call_failed')
  expect(lines.join('')).not.toContain(secret)
})

test('a page of over a hundred rows, as of an upstream without pages, is refused', async () => {
  answer = { count: 30_000, next: null, results: Array.from({ length: 101 }, () => lead) }
  expect(await fetchDeskLeads('waiting', 1)).toBe('failed')
  expect(lines.join('')).toContain('over 100 results')
})

test('long names are cut, and an address with half a surrogate pair does not fail the page', async () => {
  const odd = { ...lead, email: '\ud800@example.com', lastName: 'x'.repeat(100_000) }
  answer = { count: 1, next: null, results: [odd] }
  const page = await fetchDeskLeads('waiting', 1)
  expect(page).toMatchObject({ items: [{ email: '\ufffd@example.com' }] })
  expect(JSON.stringify(page).length).toBeLessThan(1000)
})

test('a held form can be deleted when the enquiries are on an outside upstream', async () => {
  const db = await siteDatabase()
  const fields = { name: 'Ada', email: 'ada@example.com', kind: 'contact' } as never
  const held = await setAside({ kind: 'message', fields }, { key: 'b'.repeat(64), page: '', campaign: '' }, [
    'a link',
  ])
  const change = { db, actor: 'staff@example.com', reference: held?.reference ?? '', at: new Date() }
  expect(await setStatus(change, 'answered', null)).toBe('gone')
  expect(await remove(change)).toBe('done')
  expect(await remove(change)).toBe('gone')
})

test('nothing is requested without the secret', async () => {
  delete process.env.DESK_SECRET
  jest.resetModules()
  const { fetchDeskLeads } = await import('./outside-leads')
  expect(await fetchDeskLeads('waiting', 1)).toBeNull()
  expect(asked).toEqual([])
})

test('the embedded upstream responds to the desk’s call with 404', async () => {
  delete process.env.API_ROOT_URL
  const headers = { authorization: `Bearer ${secret}` }
  const { status } = await call(embedded(), 'GET', '/api/desk/leads/', undefined, headers)
  expect(status).toBe(404)
})
