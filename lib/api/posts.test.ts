import { getPost } from './posts'

const record = { slug: 'hello', title: 'Hello', body: '<p>Some text</p>', created: '03, January 2025' }
const logged = jest.fn()

beforeEach(() => {
  process.env.API_ROOT_URL = 'https://api.example.com'
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => logged(line) ?? true)
})

function upstreamAnswers(status: number, body: unknown) {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify(body), { status }))
}

test('a hostile body arrives harmless, and a missing description is taken from its words', async () => {
  upstreamAnswers(200, {
    ...record,
    body: '<p onclick="x()">Text</p><script>x()</script>',
    meta_description: '',
  })
  expect(await getPost('hello')).toMatchObject({
    body: '<p>Text</p>',
    description: 'Text',
    image: null,
    author: null,
  })
})

test('a description of the editors is used as it is', async () => {
  upstreamAnswers(200, { ...record, meta_description: 'In short' })
  expect((await getPost('hello'))?.description).toBe('In short')
})

test('an unknown post is null', async () => {
  upstreamAnswers(404, { detail: 'Not found.' })
  expect(await getPost('nope')).toBeNull()
})

test('a post without a title is an upstream error that names the field', async () => {
  upstreamAnswers(200, { ...record, title: null })
  await expect(getPost('hello')).rejects.toThrow('title')
})
