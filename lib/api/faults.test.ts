import { siteDatabase } from '@/lib/store/site-database'
import { faultyForTest } from '@/scripts/serve/faults/testing'
import { listLeads } from '@/upstream/leads'
import { fetchCareerPath, fetchCareerPaths } from './career-paths'
import { fetchCountries } from './countries'
import { createLead } from './leads'
import { outsideWorker } from './outside-worker'
import { fetchAllPosts, fetchLatestPosts, fetchPost } from './posts'
import { fetchAllResources } from './resources'
import { fetchTestimonies } from './testimonies'
import { forgetSent } from './testing'
import { noFacts } from './testing-facts'

// Tests the site's reads and writes with the faults of `npm run upstream -- --faults`.
// e2e/deployments/faults.spec.ts tests what a visitor sees.
let faulty: Awaited<ReturnType<typeof faultyForTest>>
const timeout = 4000

beforeAll(async () => {
  faulty = await faultyForTest()
  process.env.API_ROOT_URL = faulty.url
  process.env.UPSTREAM_TIMEOUT_MS = String(timeout)
  slugs = (await fetchAllPosts()).map(({ slug }) => slug)
  // Loads the sanitiser before the tests: that takes longer than a read may take.
  await fetchPost(slugs[0] ?? '')
})
afterAll(() => faulty.close())

beforeEach(async () => {
  await faulty.control('DELETE')
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
})

const asked = async () => (await faulty.control('GET')).body.asked

// Each fault has its own post, so that one test can read all of them at the same time.
const passing = ['500', '503', 'html', 'garbage', 'wrong-shape', 'drop', 'cut', 'lost']
const faults = [...passing, 'hang', 'drip']
let slugs: string[] = []
const slugOf = (fault: string) => slugs[faults.indexOf(fault)] ?? ''
const pathOf = (fault: string) => `/api/blog/post/${slugOf(fault)}/`

async function outcomes(names: string[]) {
  const outcome = async (fault: string) => {
    const slug = slugOf(fault)
    return [
      fault,
      await fetchPost(slug).then(
        (post) => post?.slug === slug,
        () => 'fails',
      ),
    ]
  }
  return Object.fromEntries(await Promise.all(names.map(outcome)))
}

test('a read that meets a fault twice is retried and succeeds, whichever fault it is', async () => {
  await faulty.put(...passing.map((fault) => ({ fault, paths: pathOf(fault), times: 2 })))
  expect(await outcomes(passing)).toEqual(Object.fromEntries(passing.map((fault) => [fault, true])))
  expect(await asked()).toHaveLength(3 * passing.length)
}, 30_000)

test('a read that keeps meeting a fault fails within UPSTREAM_TIMEOUT_MS, whichever fault it is', async () => {
  await faulty.put(...faults.map((fault) => ({ fault, paths: pathOf(fault) })))
  const start = performance.now()
  expect(await outcomes(faults)).toEqual(Object.fromEntries(faults.map((fault) => [fault, 'fails'])))
  expect(performance.now() - start).toBeLessThan(timeout + 500)
})

test('the site waits for a slow upstream', async () => {
  await faulty.put({ fault: 'slow', ms: 400 })
  expect(await fetchTestimonies()).toHaveLength(8)
})

test('each record is whole without its optional fields, whether absent, null or empty', async () => {
  const read = async () => ({
    path: await fetchCareerPath('data-science'),
    post: await fetchPost('a-first-week-of-sql'),
    resources: await fetchAllResources(),
    testimonies: await fetchTestimonies(),
    latest: await fetchLatestPosts(),
  })
  await faulty.put({ fault: 'bare' })
  const absent = await read()
  expect(absent.path).toMatchObject({
    language: 'ENG',
    image: null,
    rating: null,
    courseStart: null,
    ...noFacts,
    potentialJobs: [],
  })
  expect(absent.post).toMatchObject({
    author: null,
    created: null,
    description: expect.stringMatching(/^\w/),
  })
  expect(absent.resources.map(({ slug }) => /^\d+$/.test(slug))).toEqual(Array(10).fill(true))
  for (const as of ['null', 'empty']) {
    await faulty.put({ fault: 'bare', as })
    expect(await read()).toEqual(absent)
  }
})

test('a list of 10,000 records is read to its end, each page once', async () => {
  await faulty.put({ fault: 'many' })
  const slugs = (await fetchAllPosts()).map(({ slug }) => slug)
  expect([slugs.length, new Set(slugs).size]).toEqual([10_000, 10_000])
  expect(await asked()).toHaveLength(100)
  expect(await fetchPost(slugs.at(-1) ?? '')).toMatchObject({ slug: slugs.at(-1) })
}, 30_000)

test('malformed records are left out of every list', async () => {
  await faulty.put({ fault: 'broken' })
  const lists = [
    await fetchCareerPaths(),
    await fetchAllPosts(),
    await fetchAllResources(),
    await fetchTestimonies(),
  ]
  expect(lists.map(({ length }) => length)).toEqual([8, 12, 10, 8])
  expect(await fetchCountries()).toContain('Iceland')
})

const lead = {
  careerPathName: 'Data Science',
  selectedPlan: 'growth-project-pack',
  firstName: 'Ada',
  lastName: 'Example',
  phone: '+447700900123',
  country: 'United Kingdom',
  'job-title': '',
  source: 'Google',
  subscribe: false,
}

const stored = async (email: string) =>
  (await listLeads(await faulty.upstream.database())).filter((lead) => lead.email === email).length
const state = async () => {
  const rows = await (await siteDatabase()).selectFrom('outbox').select(['state', 'reason']).execute()
  return rows.map(({ state, reason }) => [state, reason].filter(Boolean).join(': '))
}

test.each([
  ['lost', 1, /^uncertain: UND_ERR_SOCKET|ECONNRESET/],
  ['drop', 0, /^uncertain: UND_ERR_SOCKET|ECONNRESET/],
  ['hang', 0, /^uncertain: no answer within/],
  ['500', 0, /^uncertain: 500/],
  ['503', 0, /^waiting: 503/],
  ['cut', 1, /^delivered$/],
])(
  'after the fault %s the upstream has the lead %i times, and the outbox says %s (API_IDEMPOTENT=false)',
  async (fault, times, known) => {
    await forgetSent()
    const email = `${fault}@example.com`
    await faulty.put({ fault, method: 'POST', times: 1 })
    await createLead({ ...lead, email }, { key: email })
    await outsideWorker().settled()
    expect(await stored(email)).toBe(times)
    expect(await state()).toEqual([expect.stringMatching(known)])
  },
)

test('a lead that met a 503 is sent once the upstream is back, before its sender’s later leads', async () => {
  await forgetSent()
  await faulty.put({ fault: '503', method: 'POST' })
  const mine = (message: string) =>
    createLead({ ...lead, email: 'kept@example.com', message }, { key: message })
  const { reference } = await mine('first')
  await mine('second')
  expect(await stored('kept@example.com')).toBe(0)
  await faulty.control('DELETE')
  const db = await siteDatabase()
  await db
    .updateTable('outbox_outages')
    .set({ probe_at: new Date(0).toISOString() })
    .execute()
  await db
    .updateTable('outbox')
    .set({ due_at: new Date(0).toISOString() })
    .execute()
  await outsideWorker().settled()
  const arrived = await listLeads(await faulty.upstream.database())
  expect(arrived.slice(0, 2).map(({ message }) => message)).toEqual(['second', 'first'])
  expect(arrived[1]?.reference).toBe(reference)
  expect(await state()).toEqual(['delivered', 'delivered'])
})
