import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { parse } from 'yaml'
import type { Finding } from '@/provider/finding'
import { editor } from './app'

const host = '127.0.0.1:4000'
const origin = `http://${host}`
let folder = ''
let found: Finding[] = []
let app: ReturnType<typeof editor>

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edited-'))
  cpSync('e2e/other-provider', folder, { recursive: true })
  process.env.CONTENT_DIR = folder
  found = []
  app = editor({ port: 4000, check: async () => found, today: () => '2027-01-10' })
})
afterEach(() => {
  delete process.env.CONTENT_DIR
  rmSync(folder, { recursive: true })
})

const path = (name: string) => join(folder, name)
const textOf = (name: string) => readFileSync(path(name), 'utf8')
const get = async (address: string, headers: Record<string, string> = {}) =>
  await app.request(`http://${host}${address}`, { headers: { host, ...headers } })

async function post(
  address: string,
  fields: Record<string, string | File>,
  headers: Record<string, string> = {},
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const response = await app.request(`http://${host}${address}`, {
    method: 'POST',
    headers: { host, origin, ...headers },
    body,
  })
  return { status: response.status, said: await response.text() }
}
const versionOf = async (address: string) =>
  /name="version" value="(\w+)"/.exec(await (await get(address)).text())?.[1] ?? ''

const person = '/file/people/harbottle'
const changed = (version: string) => ({
  version,
  'f/name': 'Josiah Harbottle',
  'f/role': 'Oars',
  'f/order': '1',
  text: 'Carves.',
})

test('pages are shown to this machine under its own name alone', async () => {
  expect((await get('/')).status).toBe(200)
  expect((await get('/', { host: 'localhost:4000' })).status).toBe(200)
  for (const name of ['evil.example', 'evil.example:4000', '127.0.0.1', '127.0.0.1:80', ''])
    expect((await get(person, { host: name })).status).toBe(403)
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

test('a file that changed since it was opened is left as it is, and so is one that is gone', async () => {
  const version = await versionOf(person)
  writeFileSync(path('people/harbottle.md'), '---\nname: A\nrole: B\n---\n')
  expect(await post(person, changed(version))).toMatchObject({
    status: 409,
    said: expect.stringContaining('has changed since you opened it'),
  })
  expect(await post(`${person}?remove`, { version })).toMatchObject({ status: 409 })
  expect(textOf('people/harbottle.md')).toBe('---\nname: A\nrole: B\n---\n')
  rmSync(path('people/harbottle.md'))
  expect(await post(person, changed(version))).toMatchObject({ status: 404 })
  expect(existsSync(path('people/harbottle.md'))).toBe(false)
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
  const before = readdirSync(folder, { recursive: true }).length
  const fields = { slug: decodeURIComponent(slug), 'f/name': 'N', 'f/role': 'R', version: '' }
  expect((await post('/new/people', fields)).status).toBe(422)
  expect((await post(`/file/people/${slug}`, fields)).status).toBeGreaterThanOrEqual(400)
  expect(readdirSync(folder, { recursive: true })).toHaveLength(before)
})

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
})

test('what breaks a rule is not saved, and told of by its field', async () => {
  const before = textOf('people/harbottle.md')
  const version = await versionOf(person)
  const { said } = await post(person, { ...changed(version), 'f/name': '', 'f/hue': '400' })
  expect(JSON.parse(said)).toEqual({
    message: 'Not saved: look at 2 fields',
    faults: [
      { at: 'f/name', message: 'is missing' },
      { at: 'f/hue', message: 'must be at most 359' },
    ],
  })
  expect(textOf('people/harbottle.md')).toBe(before)
})

test('a new file begins as a draft of today, is named by its title, and takes no other’s place', async () => {
  const page = await (await get('/new/posts')).text()
  expect(page).toMatch(/<input[^>]*name="f\/draft"[^>]*checked/)
  expect(page).toContain('value="2027-01-10"')
  const fields = {
    'f/title': 'What’s in a knot: "Überblick"?',
    'f/author': 'A',
    'f/created': '2027-01-10',
    'f/draft': 'on',
    version: '',
    text: 'Words.',
  }
  const to = '/file/posts/whats-in-a-knot-uberblick'
  expect(JSON.parse((await post('/new/posts', fields)).said)).toEqual({ to })
  const [, yaml = '', text] = textOf('posts/whats-in-a-knot-uberblick.md').split('---\n')
  expect(parse(yaml)).toEqual({ title: fields['f/title'], author: 'A', created: '2027-01-10', draft: true })
  expect(text).toBe('\nWords.\n')
  expect(await (await get('/list/posts')).text()).toMatch(/What’s in a knot.*?Draft/)
  expect(await post('/new/posts', { ...fields, text: 'Other.' })).toMatchObject({
    status: 409,
    said: expect.stringContaining('There is a file of this name already'),
  })
  expect(textOf('posts/whats-in-a-knot-uberblick.md')).toContain('Words.')
})

test('a file that is removed is gone', async () => {
  const version = await versionOf(person)
  expect(JSON.parse((await post(`${person}?remove`, { version })).said)).toEqual({ to: '/list/people' })
  expect(existsSync(path('people/harbottle.md'))).toBe(false)
})

test('what the checks say stands by the field on whose line it is', async () => {
  const file = path('people/harbottle.md')
  const line =
    textOf('people/harbottle.md')
      .split('\n')
      .findIndex((each) => each.startsWith('role')) + 1
  found = [{ level: 'warning', file, line, message: 'sounds odd' }]
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

test('lines of a Windows editor and what no field asks for stay', async () => {
  const text = '---\r\nname: A # a\r\nrole: B\r\nstrange: [1, 2]\r\n---\r\n\r\nOne.\r\n\r\nTwo.\r\n'
  writeFileSync(path('people/harbottle.md'), text)
  const fields = { version: await versionOf(person), 'f/name': 'A', 'f/role': 'C', text: 'One.\r\n\r\nTwo.' }
  expect(await post(person, fields)).toMatchObject({ status: 200 })
  expect(textOf('people/harbottle.md')).toBe(text.replace('role: B', 'role: C'))
})

test('a picture is put into the folder of pictures, and what is none is refused', async () => {
  const bytes = await sharp({ create: { width: 700, height: 500, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const other = await sharp({ create: { width: 700, height: 500, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const send = async (data: Uint8Array, name: string) =>
    JSON.parse((await post('/pictures', { picture: new File([new Uint8Array(data)], name) })).said)
  expect(await send(bytes, '../../My Boat.JPG')).toEqual({ picture: 'pictures/my-boat.jpg' })
  expect(await send(bytes, 'my boat.jpg')).toEqual({ picture: 'pictures/my-boat.jpg' })
  expect(await send(other, 'my boat.jpg')).toEqual({ picture: 'pictures/my-boat-2.jpg' })
  const shown = await get('/pictures/my-boat.jpg')
  expect(shown.headers.get('content-type')).toBe('image/jpeg')
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(bytes)
  for (const bad of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    bytes.subarray(0, 900),
    Buffer.alloc(0),
  ])
    expect(await send(bad, 'x.jpg')).toEqual({
      message: expect.stringMatching(/^The picture is (broken|no photograph)/),
      faults: [],
    })
  expect(readdirSync(path('pictures')).sort()).toEqual(['my-boat-2.jpg', 'my-boat.jpg'])
  expect(await send(bytes, 'x.svg')).toMatchObject({ message: expect.stringContaining('no photograph') })
  expect((await get('/pictures/..%2Fprovider.yaml')).status).toBe(404)
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

test('a file of which there is but one is made where it is missing', async () => {
  rmSync(path('companies.yaml'), { force: true })
  expect((await get('/file/companies')).status).toBe(200)
  const fields = { version: '', f: 'new1', 'f/new1/name': 'Ostler & Daughters' }
  expect(await post('/file/companies', fields)).toMatchObject({ status: 200 })
  expect(parse(textOf('companies.yaml'))).toEqual([{ name: 'Ostler & Daughters' }])
})

test('a long text keeps its paragraphs, a short one has one line', async () => {
  const fields = {
    ...{ version: '', slug: 'oars', 'f/title': 'Oars', 'f/meta_description': 'Oars\r\nand masts', text: '' },
    ...{
      'f/sections': 'new1',
      'f/sections/new1/section': 'text',
      'f/sections/new1/text': 'One.\r\n\r\n- two',
    },
  }
  expect(await post('/new/pages', fields)).toMatchObject({ status: 200 })
  const [, yaml = ''] = textOf('pages/oars.md').split('---\n')
  expect(parse(yaml)).toEqual({
    title: 'Oars',
    meta_description: 'Oars and masts',
    sections: [{ section: 'text', text: 'One.\n\n- two' }],
  })
})
