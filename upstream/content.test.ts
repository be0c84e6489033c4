import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { resourceReader } from './resources'
import { call, upstreamForTest } from './testing'

const { upstream, logged } = upstreamForTest()
const get = async (path: string) => (await call(upstream, 'GET', path)).body

const plainText = (html: string) => html.replaceAll(/<pre>[\s\S]*?<\/pre>/g, ' ').replaceAll(/<[^>]+>/g, ' ')
const wordsIn = (html: string) =>
  plainText(html)
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length

test('every file of the project’s content is sound', async () => {
  for (const path of ['careerpaths', 'blog/posts', 'resources', 'testimonies', 'events'])
    await get(`/api/${path}/`)
  expect(logged).toEqual([])
})

test('twelve posts, each of 600 words and more under headings, with its description', async () => {
  const { count, results } = await get('/api/blog/posts/?page_size=100')
  expect(count).toBe(12)
  for (const { slug, title, meta_description, body } of results) {
    expect([slug, wordsIn(body) >= 600, /<h2>/.test(body), /<h1>/.test(body)]).toEqual([
      slug,
      true,
      true,
      false,
    ])
    expect(title.length).toBeLessThanOrEqual(70)
    expect(meta_description.length).toBeLessThanOrEqual(160)
  }
  const bodies = results.map(({ body }: { body: string }) => body).join('')
  for (const tag of ['<ul>', '<ol>', '<blockquote>', '<pre>', '<table>']) expect(bodies).toContain(tag)
})

test('every link inside a text leads to a page of the site', async () => {
  const { results } = await get('/api/blog/posts/?page_size=100')
  const records = [...results, ...(await get('/api/careerpaths/')), ...(await get('/api/events/'))]
  const links = records.flatMap(({ body }) => [...body.matchAll(/href="([^"]+)"/g)].map(([, href]) => href))
  const slugs = [...results, ...(await get('/api/careerpaths/'))].map(({ slug }) => slug)
  const known = ['/resources', '/events', '/contact-us', '/careerpaths', '/blog', '/testimonies']
  for (const slug of slugs) known.push(`/careerpaths/${slug}`, `/blog/${slug}`)
  expect(links.filter((link) => !known.includes(link))).toEqual([])
})

test('a text that names another career path by its name links to it', async () => {
  const { results } = await get('/api/blog/posts/?page_size=100')
  const careerPaths: { career_name: string; slug: string; body: string }[] = await get('/api/careerpaths/')
  const bare = [...results, ...careerPaths].flatMap(({ slug, body }) => {
    const text = plainText(body.replaceAll(/<a [\s\S]*?<\/a>/g, ' '))
    const others = careerPaths.filter((path) => path.slug !== slug && text.includes(path.career_name))
    return others.map((path) => `${slug} names ${path.career_name}`)
  })
  expect(bare).toEqual([])
})

test('nine resources, each with a file that can be fetched', async () => {
  const { count, results } = await get('/api/resources/?page_size=100')
  expect(count).toBe(9)
  for (const { file } of results) {
    const response = await upstream.handle(new Request(`http://upstream.test${file}`))
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(text.startsWith(file.endsWith('.pdf') ? '%PDF-' : '# ')).toBe(true)
    expect(response.headers.get('content-disposition')).toContain('attachment')
  }
})

test('eight testimonies and three events', async () => {
  const testimonies = await get('/api/testimonies/')
  expect(testimonies).toHaveLength(8)
  expect(Object.keys(testimonies[0]).sort()).toEqual(['feedback', 'id', 'image', 'job_description', 'name'])
  const events = await get('/api/events/')
  expect(events.map(({ title }: { title: string }) => title)).toEqual([
    'AI Meets Human Resource Management',
    'AI Meets Marketing Automation',
    'AI in Financial Services',
  ])
})

test('no file outside the folder can be fetched, nor one that no resource names', async () => {
  const { contentDir, upstream: other } = await withResource('file: "plan.md"')
  await writeFile(join(contentDir, 'resources', 'files', 'secret.md'), 'secret')
  for (const name of ['plan.md', 'secret.md', '..%2Fone.md', '%2e%2e/one.md', '....//one.md']) {
    const { status } = await other.handle(new Request(`http://upstream.test/media/resources/${name}`))
    expect([name, status]).toEqual([name, name === 'plan.md' ? 200 : expect.any(Number)])
    if (name !== 'plan.md') expect(status).toBeGreaterThanOrEqual(300)
  }
  expect(existsSync(join(contentDir, 'resources', 'one.md'))).toBe(true)
})

test('a resource whose file is missing is a server error in the log, and one without a file is listed', async () => {
  const { upstream: other, logged: events } = await withResource('file: "gone.pdf"')
  expect((await call(other, 'GET', '/media/resources/gone.pdf')).status).toBe(500)
  expect(events).toContainEqual(
    expect.objectContaining({ event: 'upstream_failed', path: '/media/resources/gone.pdf' }),
  )
  const { upstream: plain } = await withResource('')
  expect((await call(plain, 'GET', '/api/resources/')).body.results).toMatchObject([
    { slug: 'one', file: null },
  ])
})

test('GET /blog/post/ knows a post by its slug and by its id, and no other', async () => {
  const [latest] = await get('/api/blog/latest-posts/')
  expect(await get(`/api/blog/post/${latest.id}/`)).toEqual(await get(`/api/blog/post/${latest.slug}/`))
  expect(await call(upstream, 'GET', '/api/blog/post/nope/')).toMatchObject({
    status: 404,
    body: { detail: 'No Post matches the given query.' },
  })
})

test.each([
  ['', 5],
  ['?page_size=3', 3],
  ['?page_size=0', 5],
  ['?page_size=-1', 5],
  ['?page_size=abc', 5],
  ['?page_size=1000', 12],
])('GET /blog/posts/%s gives %i, newest first', async (query, length) => {
  const { results } = await get(`/api/blog/posts/${query}`)
  const dates = results.map(({ created }: { created: string }) => created)
  expect(dates).toHaveLength(length)
  expect(dates).toEqual([...dates].sort().reverse())
})

test('GET /blog/posts/ page by page gives every post once', async () => {
  const slugs: string[] = []
  for (let next = 'http://upstream.test/api/blog/posts/?page=1'; next; ) {
    const page = await get(next.replace('http://upstream.test', ''))
    slugs.push(...page.results.map(({ slug }: { slug: string }) => slug))
    next = page.next
  }
  expect([slugs.length, new Set(slugs).size]).toEqual([12, 12])
})

async function withResource(line: string) {
  const contentDir = join(upstreamForTest().folder, 'content')
  await mkdir(join(contentDir, 'resources', 'files'), { recursive: true })
  const text = `---\ntitle: One\ndescription: About one\ncreated: 2026-01-01\n${line}\n---\n`
  await writeFile(join(contentDir, 'resources', 'one.md'), text)
  await writeFile(join(contentDir, 'resources', 'files', 'plan.md'), '# Plan')
  return { contentDir, ...upstreamForTest({ contentDir }) }
}

test('the PDFs were printed from the texts as they are: else run `npm run resources`', async () => {
  const { settings } = upstreamForTest()
  const printed = JSON.parse(readFileSync('upstream/content/resources/files/printed.json', 'utf8'))
  const all = await resourceReader(settings)()
  const pdfs = all.filter(({ file }) => file?.endsWith('.pdf'))
  expect(pdfs).toHaveLength(7)
  for (const { slug, title, body } of pdfs) {
    const hash = createHash('sha256').update(title + body)
    expect([slug, printed[slug]]).toEqual([slug, hash.digest('hex')])
  }
})
