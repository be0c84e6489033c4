import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { parse } from 'yaml'
import {
  changed,
  editorForTests,
  get,
  opened,
  path,
  person,
  post,
  save,
  send,
  textOf,
  versionOf,
} from './testing'

editorForTests()

test('a file that changed or vanished since it was opened is not overwritten', async () => {
  const version = await versionOf(person)
  writeFileSync(path('people/harbottle.md'), '---\nname: A\nrole: B\n---\n')
  expect(await post(person, changed(version))).toMatchObject({
    status: 409,
    said: expect.stringContaining('has changed since you opened it'),
  })
  expect(await post(`${person}?remove`, changed(version))).toMatchObject({ status: 409 })
  expect(textOf('people/harbottle.md')).toBe('---\nname: A\nrole: B\n---\n')
  rmSync(path('people/harbottle.md'))
  expect(await post(person, changed(version))).toMatchObject({ status: 404 })
  expect(existsSync(path('people/harbottle.md'))).toBe(false)
})

test('the later save of two tabs is refused, and changes nothing', async () => {
  const version = await versionOf(person)
  expect(await post(person, changed(version))).toMatchObject({ status: 200 })
  const saved = textOf('people/harbottle.md')
  const other = changed(version)
  other.value.text = 'Written in the other tab.'
  expect(await post(person, other)).toMatchObject({ status: 409 })
  expect(textOf('people/harbottle.md')).toBe(saved)
})

test('a form of one tab may be saved again and again', async () => {
  const { said } = await post(person, changed(await versionOf(person)))
  const { version } = JSON.parse(said)
  const more = changed(version)
  more.value.text = 'More.'
  expect(await post(person, more)).toMatchObject({ status: 200 })
  expect(textOf('people/harbottle.md')).toMatch(/\n---\n\nMore\.\n$/)
})

test('a foreign form is refused', async () => {
  for (const body of ['', 'no JSON', '[]', '{"version":1}'])
    expect(await send(person, body)).toMatchObject({ status: 422 })
})

test('an invalid value is not saved, and is reported at its field', async () => {
  const before = textOf('people/harbottle.md')
  const { said } = await save(person, { name: '', role: '' })
  expect(JSON.parse(said)).toEqual({
    message: 'Not saved. Please check 2 fields',
    remarks: [
      { level: 'error', path: ['fields', 'name'], message: 'is missing' },
      { level: 'error', path: ['fields', 'role'], message: 'is missing' },
    ],
  })
  expect(textOf('people/harbottle.md')).toBe(before)
})

test('a new file begins as today’s draft, is named by its title, and overwrites no other', async () => {
  const { fields: known } = (await opened('/new/posts')).value
  expect(known).toEqual({ draft: true, created: '2027-01-10' })
  const title = 'What’s in a knot: "Überblick"?'
  const value = { fields: { ...(known as object), title, author: 'A' }, text: 'Words.' }
  const fields = { version: '', value }
  const to = '/file/posts/whats-in-a-knot-uberblick'
  expect(JSON.parse((await post('/new/posts', fields)).said)).toMatchObject({ to })
  const [, yaml = '', text] = textOf('posts/whats-in-a-knot-uberblick.md').split('---\n')
  expect(parse(yaml)).toEqual({ title, author: 'A', created: '2027-01-10', draft: true })
  expect(text).toBe('\nWords.\n')
  expect(await (await get('/list/posts')).text()).toMatch(/What’s in a knot[\s\S]*?Draft/)
  expect(await post('/new/posts', { version: '', value: { ...value, text: 'Other.' } })).toMatchObject({
    status: 409,
    said: expect.stringContaining('A file with this name exists'),
  })
  expect(textOf('posts/whats-in-a-knot-uberblick.md')).toContain('Words.')
})

test('removing a file deletes it', async () => {
  const version = await versionOf(person)
  expect(JSON.parse((await post(`${person}?remove`, changed(version))).said)).toEqual({ to: '/list/people' })
  expect(existsSync(path('people/harbottle.md'))).toBe(false)
})

test('CRLF lines and fields that the form lacks stay', async () => {
  const text = '---\r\nname: A # a\r\nrole: B\r\nstrange: [1, 2]\r\n---\r\n\r\nOne.\r\n\r\nTwo.\r\n'
  writeFileSync(path('people/harbottle.md'), text)
  expect(await save(person, { role: 'C' }, { text: 'One.\r\n\r\nTwo.' })).toMatchObject({ status: 200 })
  expect(textOf('people/harbottle.md')).toBe(text.replace('role: B', 'role: C'))
})

test('a picture is stored in the pictures folder, and a file of another kind is refused', async () => {
  const bytes = await sharp({ create: { width: 700, height: 500, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const other = await sharp({ create: { width: 700, height: 500, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const upload = async (data: Uint8Array, name: string) => {
    const body = new FormData()
    body.set('picture', new File([new Uint8Array(data)], name))
    return JSON.parse((await send('/pictures', body)).said)
  }
  expect(await upload(bytes, '../../My Boat.JPG')).toEqual({ picture: 'pictures/my-boat.jpg' })
  expect(await upload(bytes, 'my boat.jpg')).toEqual({ picture: 'pictures/my-boat.jpg' })
  expect(await upload(other, 'my boat.jpg')).toEqual({ picture: 'pictures/my-boat-2.jpg' })
  const shown = await get('/pictures/my-boat.jpg')
  expect(shown.headers.get('content-type')).toBe('image/jpeg')
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(bytes)
  for (const bad of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    bytes.subarray(0, 900),
    Buffer.alloc(0),
  ])
    expect(await upload(bad, 'x.jpg')).toEqual({
      message: expect.stringMatching(/^The picture is (broken|no photograph)/),
      remarks: [],
    })
  expect(readdirSync(path('pictures')).sort()).toEqual(['my-boat-2.jpg', 'my-boat.jpg'])
  expect(await upload(bytes, 'x.svg')).toMatchObject({
    message: expect.stringContaining('isn’t a photograph'),
  })
  expect((await get('/pictures/..%2Fprovider.yaml')).status).toBe(404)
})

test('saving the form of a missing YAML file creates the file', async () => {
  rmSync(path('companies.yaml'), { force: true })
  expect((await get('/file/companies')).status).toBe(200)
  const fields = { version: '', value: { fields: [{ name: 'Ostler & Daughters' }] } }
  expect(await post('/file/companies', fields)).toMatchObject({ status: 200 })
  expect(parse(textOf('companies.yaml'))).toEqual([{ name: 'Ostler & Daughters' }])
})

test('a long text keeps its paragraphs, and a short text becomes one line', async () => {
  const sections = [{ section: 'text', text: 'One.\r\n\r\n- two' }]
  const oars = { title: 'Oars', meta_description: 'Oars\r\nand masts', sections }
  const fields = { version: '', value: { slug: 'oars', fields: oars } }
  expect(await post('/new/pages', fields)).toMatchObject({ status: 200 })
  const [, yaml = ''] = textOf('pages/oars.md').split('---\n')
  expect(parse(yaml)).toEqual({
    title: 'Oars',
    meta_description: 'Oars and masts',
    sections: [{ section: 'text', text: 'One.\n\n- two' }],
  })
})
