import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentDir } from '@/provider/content-dir'
import { changed, editorForTests, found, get, path, person, post, textOf, versionOf } from './testing'

editorForTests()

test('pages are shown to this machine under its own name alone', async () => {
  expect((await get('/')).status).toBe(200)
  expect((await get('/', { host: 'localhost:4000' })).status).toBe(200)
  for (const name of ['evil.example', 'evil.example:4000', '127.0.0.1', '127.0.0.1:80', ''])
    expect((await get(person, { host: name })).status).toBe(403)
})

test('whoever has not opened the printed address reads and changes nothing', async () => {
  for (const cookie of ['', 'editor-4000=another', 'editor-4000=a-toke']) {
    expect((await get(person, { cookie })).status).toBe(403)
    expect(await post(person, changed(''), { cookie })).toMatchObject({ status: 403 })
  }
  const opened = await get('/?token=a-token', { cookie: '' })
  expect([opened.status, opened.headers.get('location')]).toEqual([302, '/'])
  expect(opened.headers.get('set-cookie')).toBe('editor-4000=a-token; Path=/; HttpOnly; SameSite=Strict')
  expect((await get('/?token=other', { cookie: '' })).status).toBe(403)
})

test('forms are taken from the editor’s own pages alone', async () => {
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

test('no page may be framed, and none runs a script from elsewhere', async () => {
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
  const fields = { slug: decodeURIComponent(slug), 'f/name': 'N', 'f/role': 'R', version: '' }
  expect((await post('/new/people', fields)).status).toBe(422)
  expect((await post(`/file/people/${slug}`, fields)).status).toBeGreaterThanOrEqual(400)
  expect(readdirSync(contentDir(), { recursive: true })).toHaveLength(before)
})

test.each(['f,__proto__', 'f,constructor', 'f,__proto__,x'])(
  'a field that is called %s is none',
  async (names) => {
    expect((await get(`/part/people/harbottle?names=${names}`)).status).toBe(422)
  },
)

test('a link out of the folder is not followed', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'))
  writeFileSync(join(outside, 'own.md'), '---\nname: A\nrole: B\n---\n')
  rmSync(path('people'), { recursive: true })
  symlinkSync(outside, path('people'))
  expect((await get('/file/people/own')).status).toBe(422)
  expect(await post('/new/people', { slug: 'new', 'f/name': 'N', 'f/role': 'R' })).toMatchObject({
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

test('what the checks say stands by the field on whose line it is', async () => {
  const file = path('people/harbottle.md')
  const line =
    textOf('people/harbottle.md')
      .split('\n')
      .findIndex((each) => each.startsWith('role')) + 1
  found.push({ level: 'warning', file, line, message: 'sounds odd' })
  const page = await (await get(person)).text()
  expect(page).toMatch(/id="f\/role-told"><p class="warning">sounds odd/)
  expect(await (await get('/')).text()).toContain(`<a href="${person}">`)
})

test('a file that is no YAML is told of, with what is wrong', async () => {
  writeFileSync(path('menu.yaml'), 'header:\n  - label: A: b\n')
  const page = await get('/file/menu')
  expect(page.status).toBe(422)
  expect(await page.text()).toContain('menu.yaml')
})

test('what is added to a list is asked for as what is there', async () => {
  const part = await get('/part/home?at=f/sections&names=home,sections&key=new1&choice=offering')
  const html = await part.text()
  expect(html).toContain('name="f/sections" value="new1"')
  expect(html).toContain('name="f/sections/new1/section" value="offering"')
  const cards = await get('/part/home?at=f/sections/new1/cards&names=home,sections,offering,cards&key=new2')
  expect(await cards.text()).toContain('name="f/sections/new1/cards/new2/title"')
  expect((await get('/part/home?at=f/x&names=home,nothing&key=new1')).status).toBe(422)
})
