import { rule } from '@/contract/testing'
import { call, upstreamForTest } from './testing'

const { upstream, logged } = upstreamForTest()
const get = async (path: string) => (await call(upstream, 'GET', path)).body

const plainText = (html: string) => html.replaceAll(/<pre>[\s\S]*?<\/pre>/g, ' ').replaceAll(/<[^>]+>/g, ' ')
const wordsIn = (html: string) =>
  plainText(html)
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length

test('every file of the project’s content is valid', async () => {
  for (const path of ['careerpaths', 'blog/posts', 'resources', 'testimonies', 'events'])
    await get(`/api/${path}/`)
  expect(logged).toEqual([])
})

test('each of twelve posts has 600 words or more under headings, and a description', async () => {
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

test('a text that names another career path links to it', async () => {
  const { results } = await get('/api/blog/posts/?page_size=100')
  const careerPaths: { career_name: string; slug: string; body: string }[] = await get('/api/careerpaths/')
  const bare = [...results, ...careerPaths].flatMap(({ slug, body }) => {
    const text = plainText(body.replaceAll(/<a [\s\S]*?<\/a>/g, ' '))
    const others = careerPaths.filter((path) => path.slug !== slug && text.includes(path.career_name))
    return others.map((path) => `${slug} names ${path.career_name}`)
  })
  expect(bare).toEqual([])
})

test('the project’s content has eight testimonies, three webinars and three monthly events', async () => {
  const testimonies = await get('/api/testimonies/')
  expect(testimonies).toHaveLength(8)
  const extensions = ['career_path', 'job_before', 'photo']
  expect(Object.keys(testimonies[0]).filter((key) => !extensions.includes(key))).toEqual([
    'name',
    'job_description',
    'feedback',
    'image',
    'id',
  ])
  const events = await get('/api/events/')
  expect(events.map(({ title }: { title: string }) => title)).toEqual([
    'AI Meets Human Resource Management',
    'AI Meets Marketing Automation',
    'AI in Financial Services',
    'Changing Career: An Hour of Questions',
    'Your First Query',
    'A Project, Reviewed Aloud',
  ])
})

test('each list of posts has their reading time, and a post has the same', async () => {
  const { results } = await get('/api/blog/posts/?page_size=100')
  const latest = await get('/api/blog/latest-posts/')
  for (const { slug, minutes, body } of [...results, ...latest]) {
    expect(Number.isInteger(minutes)).toBe(true)
    expect(Math.abs(minutes - wordsIn(body) / 220)).toBeLessThan(2)
    expect(await get(`/api/blog/post/${slug}/`)).toMatchObject({ minutes })
  }
})

rule('7.9', 'GET /blog/post/ finds a post by its slug and by its id alone', async () => {
  const [latest] = await get('/api/blog/latest-posts/')
  expect(await get(`/api/blog/post/${latest.id}/`)).toEqual(await get(`/api/blog/post/${latest.slug}/`))
  expect(await call(upstream, 'GET', '/api/blog/post/nope/')).toMatchObject({
    status: 404,
    body: { detail: 'No Post matches the given query.' },
  })
})
