import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentDir } from '@/provider/content-dir'
import {
  changed,
  editorForTests,
  found,
  get,
  opened,
  path,
  person,
  post,
  send,
  textOf,
  versionOf,
} from './testing'

editorForTests()

test('pages are served under this machine’s own name alone', async () => {
  expect((await get('/')).status).toBe(200)
  expect((await get('/', { host: 'localhost:4000' })).status).toBe(200)
  for (const name of ['evil.example', 'evil.example:4000', '127.0.0.1', '127.0.0.1:80', ''])
    expect((await get(person, { host: name })).status).toBe(403)
})

test('a browser that has not opened the printed address reads and changes nothing', async () => {
  for (const cookie of ['', 'editor-4000=another', 'editor-4000=a-toke']) {
    expect((await get(person, { cookie })).status).toBe(403)
    expect(await post(person, changed(''), { cookie })).toMatchObject({ status: 403 })
  }
  const first = await get('/?token=a-token', { cookie: '' })
  expect([first.status, first.headers.get('location')]).toEqual([302, '/'])
  expect(first.headers.get('set-cookie')).toBe('editor-4000=a-token; Path=/; HttpOnly; SameSite=Strict')
  expect((await get('/?token=other', { cookie: '' })).status).toBe(403)
})

test('forms are accepted from the editor’s own pages alone', async () => {
  const version = await versionOf(person)
  const before = textOf('people/harbottle.md')
  const strangers: Record<string, string>[] = [
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'http://127.0.0.1:3000' },
    { origin: 'https://127.0.0.1:4000' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { host: 'evil.example', origin: 'http://evil.example' },
  ]
  for (const headers of strangers)
    expect(await post(person, changed(version), headers)).toMatchObject({ status: 403 })
  expect(textOf('people/harbottle.md')).toBe(before)
  expect(await post(person, changed(version))).toMatchObject({ status: 200 })
  expect(textOf('people/harbottle.md')).toContain('role: Oars')
})

test('no page may be framed, and none runs a foreign script', async () => {
  const policy = (await get('/')).headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
})

test.each([
  '../provider',
  '..%2Fprovider',
  'a/b',
  'Big',
  'a b',
  '.hidden',
  'a.md',
  '-',
  'a--b',
  '%00',
  'x'.repeat(101),
])('nothing is written under the name %s', async (slug) => {
  const before = readdirSync(contentDir(), { recursive: true }).length
  const value = { slug: decodeURIComponent(slug), fields: { name: 'N', role: 'R' } }
  const fields = { version: '', value }
  expect((await post('/new/people', fields)).status).toBe(422)
  expect((await post(`/file/people/${slug}`, fields)).status).toBeGreaterThanOrEqual(400)
  expect(readdirSync(contentDir(), { recursive: true })).toHaveLength(before)
})

test.each(['__proto__', 'constructor', 'strange'])('a field called %s is ignored', async (name) => {
  const { value, version } = await opened(person)
  const form = JSON.stringify({ value, version }).replace('"fields":{', `"fields":{"${name}":{"x":1},`)
  const before = textOf('people/harbottle.md')
  expect((await post(person, JSON.parse(form))).status).toBe(200)
  expect(textOf('people/harbottle.md')).toBe(before)
})

test('a link out of the folder is not followed', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'))
  writeFileSync(join(outside, 'own.md'), '---\nname: A\nrole: B\n---\n')
  rmSync(path('people'), { recursive: true })
  symlinkSync(outside, path('people'))
  expect((await get('/file/people/own')).status).toBe(422)
  expect(
    await post('/new/people', { version: '', value: { slug: 'new', fields: { name: 'N', role: 'R' } } }),
  ).toMatchObject({
    status: 422,
  })
  rmSync(path('people'))
  mkdirSync(path('people'))
  symlinkSync(join(outside, 'own.md'), path('people/own.md'))
  expect((await get('/file/people/own')).status).toBe(404)
  expect(readdirSync(outside)).toEqual(['own.md'])
  mkdirSync(path('pictures'), { recursive: true })
  symlinkSync(join(outside, 'own.md'), path('pictures/own.jpg'))
  expect((await get('/pictures/own.jpg')).status).toBe(404)
})

test('a fault is shown at the field of its line', async () => {
  const file = path('people/harbottle.md')
  const line =
    textOf('people/harbottle.md')
      .split('\n')
      .findIndex((each) => each.startsWith('role')) + 1
  found.push({ level: 'warning', file, line, message: 'sounds odd' })
  expect((await opened(person)).remarks).toEqual([
    { level: 'warning', path: ['fields', 'role'], message: 'sounds odd' },
  ])
  expect(await (await get('/')).text()).toContain(`<a href="${person}">`)
})

test('broken YAML is reported with its reason', async () => {
  writeFileSync(path('menu.yaml'), 'header:\n  - label: A: b\n')
  const page = await get('/file/menu')
  expect(page.status).toBe(422)
  expect(await page.text()).toContain('menu.yaml')
})

test('a text is previewed as the site renders it, and its links lead to the site', async () => {
  expect((await send('/preview', '## Oars\n\n[Blog](/blog)')).said).toBe(
    '<h2>Oars</h2>\n<p><a target="_blank" href="http://localhost:3000/blog">Blog</a></p>\n',
  )
})

test('a list has drafts first, then the newest', async () => {
  for (const [slug, line] of [
    ['older', 'created: 2026-01-01'],
    ['newer', 'created: 2027-01-01'],
    ['waits', 'created: 2025-01-01\ndraft: true'],
  ])
    writeFileSync(path(`posts/${slug}.md`), `---\ntitle: ${slug}\nauthor: A\n${line}\n---\n`)
  const list = await (await get('/list/posts')).text()
  expect(list).toMatch(/>waits<[\s\S]*?<mark>Draft</)
  const places = ['>waits<', '>newer<', '>older<'].map((each) => list.indexOf(each))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places).not.toContain(-1)
})

test('a new entry of a list has the same fields as the existing ones', async () => {
  const { schema } = await opened('/file/home')
  const { items } = schema.properties?.fields?.properties?.sections ?? {}
  const offering = items?.oneOf?.find(({ title }) => title === 'Offering')
  expect(items?.discriminator).toEqual({ propertyName: 'section' })
  expect(offering?.properties?.section?.const).toBe('offering')
  expect(Object.keys(offering?.properties?.cards?.items?.properties ?? {})).toEqual([
    'title',
    'text',
    'drawing',
  ])
})
