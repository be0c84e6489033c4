import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rule } from '@/contract/testing'
import { call, upstreamForTest } from './testing'

const file = (name: string, more = '') => `---
order: 1
career_name: ${name}
description: About ${name}
${more}---

## Inside

Text with <em>HTML</em>.
`

async function upstreamWith(files: Record<string, string>) {
  const made = upstreamForTest()
  const folder = join(made.folder, 'content', 'career-paths')
  await mkdir(folder, { recursive: true })
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
  return { ...upstreamForTest({ contentDir: join(made.folder, 'content') }), content: folder }
}

rule('3.1 3.3 7.3', 'GET /careerpaths/ returns all paths in their order, each complete', async () => {
  const { upstream } = upstreamForTest()
  const { status, body } = await call(upstream, 'GET', '/api/careerpaths/')
  expect(status).toBe(200)
  expect(body.map(({ slug }: { slug: string }) => slug)).toEqual([
    'data-science',
    'ai-engineering',
    'data-analytics',
    'cyber-security',
    'cloud-and-it',
    'business-analysis',
    'project-management',
    'software-engineering',
  ])
  for (const path of body) {
    expect(path.description.length).toBeLessThanOrEqual(350)
    expect(path.course_start_date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(Number(path.rating)).toBeGreaterThanOrEqual(4)
    expect(path.wyl).toEqual(path.what_you_will_learn_list)
    expect([path.wyl.length, path.sywg.length, path.pj.length].every((length) => length >= 6)).toBe(true)
    expect(path.body).toMatch(/^<h3>/)
  }
})

test('GET /careerpaths/:slug/ returns one path with the text of its file', async () => {
  const { upstream } = await upstreamWith({ 'data.md': file('Data') })
  const { status, body } = await call(upstream, 'GET', '/api/careerpaths/data/')
  expect(status).toBe(200)
  expect(body).toMatchObject({ slug: 'data', career_name: 'Data', rating: null, wyl: [] })
  expect(body.body).toContain('<h3>Inside</h3>')
})

test('GET /careerpaths/ returns the language of each file, and ENG when it has none', async () => {
  const { upstream } = await upstreamWith({ 'a.md': file('A', 'language: Welsh\n'), 'b.md': file('B') })
  const { body } = await call(upstream, 'GET', '/api/careerpaths/')
  expect(body.map(({ language }: { language: string }) => language)).toEqual(['Welsh', 'ENG'])
})

test('GET /careerpaths/:slug/ returns 404 for an unknown slug', async () => {
  const { upstream } = upstreamForTest()
  expect(await call(upstream, 'GET', '/api/careerpaths/nope/')).toMatchObject({
    status: 404,
    body: { detail: 'No Path matches the given query.' },
  })
})

test('a path without its final slash redirects to the path with it', async () => {
  const { upstream } = upstreamForTest()
  const { status, headers } = await call(upstream, 'GET', '/api/careerpaths/data-science')
  expect([status, headers.get('location')]).toEqual([301, '/api/careerpaths/data-science/'])
})

test('a foreign or unknown address does not redirect', async () => {
  const { upstream } = upstreamForTest()
  const redirected = async (url: string) => {
    const { status, headers } = await upstream.handle(new Request(url))
    return [status, headers.get('location')]
  }
  expect(await redirected('http://upstream.test//evil.example')).toEqual([404, null])
  expect(await redirected('http://upstream.test//api/countries')).toEqual([301, '/api/countries/'])
  expect(await redirected('http://upstream.test/api/nope')).toEqual([404, null])
})

test('another method returns 405 and the allowed methods', async () => {
  const { upstream } = upstreamForTest()
  const { status, headers, body } = await call(upstream, 'DELETE', '/api/careerpaths/data-science/')
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  expect(body).toEqual({ detail: 'Method "DELETE" not allowed.' })
})

test.each([
  ['no front matter', 'data.md', 'Just text', 'front matter'],
  ['broken YAML', 'data.md', '---\ncareer_name: [\n---\n', 'Flow sequence'],
  ['a missing field', 'data.md', '---\ndescription: About\n---\n', 'career_name'],
  ['too long a description', 'data.md', file('Data').replace('About Data', 'x'.repeat(351)), 'description'],
  ['a name that makes no slug', 'Data Science.md', file('Data'), 'slug'],
])('a file with %s is logged with its reason, and the rest is served', async (_, name, text, reason) => {
  const { upstream, logged } = await upstreamWith({ [name]: text, 'sound.md': file('Sound') })
  const { body } = await call(upstream, 'GET', '/api/careerpaths/')
  expect(body.map(({ slug }: { slug: string }) => slug)).toEqual(['sound'])
  expect(logged).toContainEqual({
    level: 'error',
    event: 'content_file_broken',
    path: expect.stringContaining(name),
    reason: expect.stringContaining(reason),
  })
})

test('a file that vanishes between listing and reading, or an editor’s lock file, affects no other file', async () => {
  const { upstream, content } = await upstreamWith({ 'data.md': file('Data') })
  await symlink('/nowhere', join(content, '.#data.md'))
  await symlink('/nowhere', join(content, 'gone.md'))
  const { status, body } = await call(upstream, 'GET', '/api/careerpaths/')
  expect([status, body.map(({ slug }: { slug: string }) => slug)]).toEqual([200, ['data']])
})

test('an edited file is published', async () => {
  const { upstream, content } = await upstreamWith({ 'data.md': file('Data') })
  await call(upstream, 'GET', '/api/careerpaths/')
  await writeFile(join(content, 'data.md'), file('Data, revised'))
  const { body } = await call(upstream, 'GET', '/api/careerpaths/data/')
  expect(body.career_name).toBe('Data, revised')
})

test('a missing content folder is a server error in the log, not an empty list', async () => {
  const { upstream, logged } = upstreamForTest({ contentDir: '/nowhere' })
  expect((await call(upstream, 'GET', '/api/careerpaths/')).status).toBe(500)
  expect(logged).toContainEqual(
    expect.objectContaining({ event: 'upstream_failed', path: '/api/careerpaths/' }),
  )
})

rule('7.21', 'GET /countries/ returns the countries’ common names', async () => {
  const { upstream } = upstreamForTest()
  const { body } = await call(upstream, 'GET', '/api/countries/')
  expect(body.length).toBeGreaterThan(190)
  expect(body).toContainEqual({ name: { common: 'United Kingdom' } })
})
