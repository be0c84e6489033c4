import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { rule } from '@/contract/testing'
import { fetchCountries } from './countries'
import { fetchEvents } from './events'
import { builtPosts, fetchAllPosts, fetchPosts } from './posts'
import { fetchAllResources, fetchResources } from './resources'
import { fetchTestimonies } from './testimonies'

let server: Server
let root: string
let answers: Record<string, unknown> = {}
let asked: string[] = []

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const body = answers[url]
    response
      .writeHead(body === undefined ? 404 : 200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(body ?? { detail: 'Invalid page.' }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  process.env.API_ROOT_URL = root
  process.env.COUNTRIES_URL = `${root}/v3/all?fields=name`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  answers = {}
  asked = []
  jest.spyOn(process.stderr, 'write').mockImplementation(() => true)
})

const post = (slug: string) => ({ slug, title: `Post ${slug}` })

rule(
  '3.9 3.26 4.3 7.7 9.5',
  'a page of posts says whether another follows, leaves out a malformed item, and is null when it does not exist',
  async () => {
    answers['/api/blog/posts/?page=1&page_size=9'] = {
      count: 11,
      next: `${root}/api/blog/posts/?page=2`,
      previous: null,
      results: [post('a'), { slug: 'no title' }],
    }
    expect(await fetchPosts(1)).toMatchObject({
      count: 11,
      hasNext: true,
      items: [{ slug: 'a', description: null }],
    })
    expect(await fetchPosts(2)).toBeNull()
  },
)

test('a malformed page is an error that names the missing field', async () => {
  answers['/api/blog/posts/?page=1&page_size=9'] = [post('a')]
  await expect(fetchPosts(1)).rejects.toThrow(
    'GET /api/blog/posts/?page=1&page_size=9 failed with 200: unexpected',
  )
})

test('all posts are read a hundred at a time, until none follows', async () => {
  const page = (slug: string, next: string | null) => ({ count: 2, next, results: [post(slug)] })
  answers['/api/blog/posts/?page=1&page_size=100'] = page('a', 'more')
  answers['/api/blog/posts/?page=2&page_size=100'] = page('b', null)
  expect((await fetchAllPosts()).map(({ slug }) => slug)).toEqual(['a', 'b'])
  expect(asked).toHaveLength(2)
})

test('a list of 2,000 posts is read whole from an upstream that gives five a page, each page once', async () => {
  for (let page = 1; page <= 400; page++) {
    const results = Array.from({ length: 5 }, (_, index) => post(`post-${page}-${index}`))
    const next = page < 400 ? 'more' : null
    answers[`/api/blog/posts/?page=${page}&page_size=100`] = { count: 2000, next, results }
  }
  const slugs = (await fetchAllPosts()).map(({ slug }) => slug)
  expect([slugs.length, slugs[0], slugs.at(-1)]).toEqual([2000, 'post-1-0', 'post-400-4'])
  expect(asked).toHaveLength(400)
  asked = []
  // A build renders these posts, and a post's page reads them.
  const recent = await fetchAllPosts(builtPosts)
  expect([recent.length, recent.at(-1)?.slug, asked.length]).toEqual([200, 'post-40-4', 40])
})

test('a list ends after its last existing page, even if its count promises more', async () => {
  answers['/api/resources/?page=1'] = {
    count: 1000,
    next: 'more',
    results: [{ id: 1, title: 'One', description: '' }],
  }
  expect(await fetchAllResources()).toHaveLength(1)
  expect(asked.length).toBeLessThan(10)
})

rule('3.11', 'a resource is named by slug or id, and its file’s path gets the upstream’s root', async () => {
  const common = { description: 'About it', created: '2026-01-01T10:00:00Z' }
  answers['/api/resources/?page=1'] = {
    count: 3,
    next: null,
    results: [
      { id: 1, title: 'One', slug: 'one', file: '/media/one.pdf', ...common },
      { id: 2, title: 'Two', file: 'javascript:alert(1)', ...common },
      { id: 3, title: 'Three', slug: '../etc', ...common },
    ],
  }
  expect((await fetchResources(1))?.items).toMatchObject([
    { slug: 'one', file: `${root}/media/one.pdf` },
    { slug: '2', file: null },
    { slug: '3', file: null },
  ])
  expect(await fetchAllResources()).toHaveLength(3)
})

rule('3.12', 'testimonies without words are left out', async () => {
  answers['/api/testimonies/'] = [
    { id: 1, name: 'Ada', job_description: null, feedback: 'Good' },
    { id: 2, name: 'Bea', feedback: '' },
  ]
  expect(await fetchTestimonies()).toEqual([
    {
      id: '1',
      name: 'Ada',
      jobDescription: null,
      jobBefore: null,
      careerPath: null,
      feedback: 'Good',
      image: null,
    },
  ])
})

test('the events of the content files are shown when the upstream has no events', async () => {
  const events = await fetchEvents()
  expect(asked).toEqual(['/api/events/'])
  expect(events.map(({ title, firstStart }) => [title, firstStart])[2]).toEqual([
    'AI in Financial Services',
    '2024-10-09T15:00:00.000Z',
  ])
})

test('the upstream’s events are sanitised, and replace those of the content files', async () => {
  const event = {
    slug: 'own',
    title: 'Own',
    date_line: 'Soon',
    start: '2027-07-01T18:00:00',
    time_zone: 'Europe/London',
    duration_minutes: 90,
    description: 'About it',
    body: '<p onclick="x()">Text</p>',
  }
  answers['/api/events/'] = [event, { ...event, time_zone: 'Mars/Crater' }, { ...event, start: 'Tuesday' }]
  expect(await fetchEvents()).toMatchObject([
    { slug: 'own', start: '2027-07-01T17:00:00.000Z', end: '2027-07-01T18:30:00.000Z', body: '<p>Text</p>' },
  ])
})

rule(
  '3.5 7.20',
  'COUNTRIES_URL names another service for the countries, and the provider’s country comes first',
  async () => {
    answers['/v3/all?fields=name'] = ['Utopia', 'United Kingdom', 'Åland'].map((common) => ({
      name: { common },
    }))
    expect(await fetchCountries()).toEqual(['United Kingdom', 'Åland', 'Utopia'])
  },
)
