import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listCountries } from './countries'
import { listEvents } from './events'
import { listAllPosts, listPosts } from './posts'
import { listAllResources, listResources } from './resources'
import { listTestimonies } from './testimonies'

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

test('a page of posts says whether another follows; a broken item is left out, and a page that is not there is null', async () => {
  answers['/api/blog/posts/?page=1&page_size=9'] = {
    count: 11,
    next: `${root}/api/blog/posts/?page=2`,
    previous: null,
    results: [post('a'), { slug: 'no title' }],
  }
  expect(await listPosts(1)).toMatchObject({
    count: 11,
    hasNext: true,
    items: [{ slug: 'a', description: null }],
  })
  expect(await listPosts(2)).toBeNull()
})

test('an answer that is no page is an error that names what is missing', async () => {
  answers['/api/blog/posts/?page=1&page_size=9'] = [post('a')]
  await expect(listPosts(1)).rejects.toThrow(
    'GET /api/blog/posts/?page=1&page_size=9 failed with 200: unexpected',
  )
})

test('all posts are read a hundred at a time, until none follows', async () => {
  answers['/api/blog/posts/?page=1&page_size=100'] = { count: 2, next: 'more', results: [post('a')] }
  answers['/api/blog/posts/?page=2&page_size=100'] = { count: 2, next: null, results: [post('b')] }
  expect((await listAllPosts()).map(({ slug }) => slug)).toEqual(['a', 'b'])
})

test('a resource is named by its slug or its id, and its file belongs to the upstream', async () => {
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
  expect((await listResources(1))?.items).toMatchObject([
    { slug: 'one', file: `${root}/media/one.pdf` },
    { slug: '2', file: null },
    { slug: '3', file: null },
  ])
  expect(await listAllResources()).toHaveLength(3)
})

test('testimonies come without those that say nothing', async () => {
  answers['/api/testimonies/'] = [
    { id: 1, name: 'Ada', job_description: null, feedback: 'Good' },
    { id: 2, name: 'Bea', feedback: '' },
  ]
  expect(await listTestimonies()).toEqual([{ id: '1', name: 'Ada', jobDescription: null, feedback: 'Good' }])
})

test('an upstream without events leaves those of the content files', async () => {
  const events = await listEvents()
  expect(asked).toEqual(['/api/events/'])
  expect(events.map(({ title, start }) => [title, start])[2]).toEqual([
    'AI in Financial Services',
    '2024-10-09T15:00:00.000Z',
  ])
})

test('an upstream with events is believed, and what is written in them is sanitised', async () => {
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
  expect(await listEvents()).toMatchObject([
    { slug: 'own', start: '2027-07-01T17:00:00.000Z', end: '2027-07-01T18:30:00.000Z', body: '<p>Text</p>' },
  ])
})

test('COUNTRIES_URL names another service for the countries', async () => {
  answers['/v3/all?fields=name'] = [{ name: { common: 'Utopia' } }, { name: { common: 'Åland' } }]
  expect(await listCountries()).toEqual(['Åland', 'Utopia'])
})
