import { faultyForTest } from '@/scripts/serve/faults/testing'
import { listLeads } from '@/upstream/leads'
import { fetchCareerPath, fetchCareerPaths } from './career-paths'
import { fetchCountries } from './countries'
import { createLead } from './leads'
import { fetchAllPosts, fetchLatestPosts, fetchPost } from './posts'
import { fetchAllResources } from './resources'
import { fetchTestimonies } from './testimonies'

// What the site's reads and writes make of the faults of `npm run upstream -- --faults`; what a visitor sees of them is in
// e2e/deployments/faults.spec.ts.
let faulty: Awaited<ReturnType<typeof faultyForTest>>
const timeout = 4000

beforeAll(async () => {
  faulty = await faultyForTest()
  process.env.API_ROOT_URL = faulty.url
  process.env.UPSTREAM_TIMEOUT_MS = String(timeout)
  slugs = (await fetchAllPosts()).map(({ slug }) => slug)
  // The sanitiser takes longer to load than a read may take.
  await fetchPost(slugs[0] ?? '')
})
afterAll(() => faulty.close())

beforeEach(async () => {
  await faulty.control('DELETE')
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
})

const asked = async () => (await faulty.control('GET')).body.asked

// Each fault on a post of its own, so that all are met at once.
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

test('a read that meets a fault twice is tried again and succeeds, whichever fault it is', async () => {
  await faulty.put(...passing.map((fault) => ({ fault, paths: pathOf(fault), times: 2 })))
  expect(await outcomes(passing)).toEqual(Object.fromEntries(passing.map((fault) => [fault, true])))
  expect(await asked()).toHaveLength(3 * passing.length)
}, 30_000)

test('a read that goes on meeting a fault fails within UPSTREAM_TIMEOUT_MS, whichever fault it is', async () => {
  await faulty.put(...faults.map((fault) => ({ fault, paths: pathOf(fault) })))
  const start = performance.now()
  expect(await outcomes(faults)).toEqual(Object.fromEntries(faults.map((fault) => [fault, 'fails'])))
  expect(performance.now() - start).toBeLessThan(timeout + 500)
})

test('a slow upstream is waited for', async () => {
  await faulty.put({ fault: 'slow', ms: 400 })
  expect(await fetchTestimonies()).toHaveLength(8)
})

test('without its optional fields, each record is whole, however they are left out', async () => {
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
    potentialJobs: [],
  })
  expect(absent.post).toMatchObject({
    author: null,
    created: null,
    description: expect.stringMatching(/^\w/),
  })
  expect(absent.resources.map(({ slug }) => /^\d+$/.test(slug))).toEqual(Array(9).fill(true))
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

test('records that are none are left out of every list', async () => {
  await faulty.put({ fault: 'broken' })
  const lists = [
    await fetchCareerPaths(),
    await fetchAllPosts(),
    await fetchAllResources(),
    await fetchTestimonies(),
  ]
  expect(lists.map(({ length }) => length)).toEqual([8, 12, 9, 8])
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

test.each([
  ['lost', 1],
  ['drop', 0],
  ['500', 0],
])(
  'a lead that meets the fault %s has been stored %i times, and once when it is sent again',
  async (fault, before) => {
    const mine = { ...lead, email: `${fault}@example.com` }
    const stored = async () =>
      (await listLeads(await faulty.upstream.database())).filter(({ email }) => email === mine.email).length
    await faulty.put({ fault, method: 'POST', times: 1 })
    await expect(createLead(mine, { key: mine.email })).rejects.toThrow('POST /api/leads/ failed')
    expect(await stored()).toBe(before)
    await createLead(mine, { key: mine.email })
    expect(await stored()).toBe(1)
  },
)

test('a lead whose answer is cut off in the middle has been stored, and is not said to have failed', async () => {
  await faulty.put({ fault: 'cut', method: 'POST' })
  await createLead({ ...lead, email: 'cut@example.com' }, { key: 'cut' })
})
