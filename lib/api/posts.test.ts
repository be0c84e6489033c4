import { rule } from '@/contract/testing'
import { fetchLatestPosts, fetchPost } from './posts'

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

rule(
  '2.post.6 5.18',
  'a hostile body is sanitised, and a post without a description gets one from its body',
  async () => {
    upstreamAnswers(200, {
      ...record,
      body: '<p onclick="x()">Text</p><script>x()</script>',
      meta_description: '',
    })
    expect(await fetchPost('hello')).toMatchObject({
      body: { html: '<p>Text</p>', headings: [] },
      minutes: 1,
      description: 'Text',
      image: null,
      author: null,
    })
  },
)

rule('2.post.8 3.8', 'an editor’s description is used unchanged', async () => {
  upstreamAnswers(200, { ...record, meta_description: 'In short' })
  expect((await fetchPost('hello'))?.description).toBe('In short')
})

rule('3.8', 'a post’s image URL is absolute when the upstream sends a relative one', async () => {
  upstreamAnswers(200, { ...record, image: '/media/cover.png' })
  expect((await fetchPost('hello'))?.image).toBe('https://api.example.com/media/cover.png')
})

test('a post lists its headings, each with a unique id that begins with the slug', async () => {
  upstreamAnswers(200, { ...record, body: '<h2>Why &amp; how</h2><h3>Café</h3><h2>Why &amp; how</h2>' })
  const post = await fetchPost('hello')
  expect(post?.body.headings).toEqual([
    { id: 'hello-why-how', text: 'Why & how', level: 2 },
    { id: 'hello-cafe', text: 'Café', level: 3 },
    { id: 'hello-why-how-2', text: 'Why & how', level: 2 },
  ])
  expect(post?.body.html).toContain('<h3 id="hello-cafe"><a href="#hello-cafe">Café</a></h3>')
})

test('a post shows the reading time that the upstream sends, or one for its text', async () => {
  const text = `<p>${'word '.repeat(660)}</p>`
  const minutes: unknown[] = []
  for (const sent of [9, undefined, null, 0, -4, 2.5, 601, '9', [9]]) {
    upstreamAnswers(200, { ...record, body: text, minutes: sent })
    minutes.push((await fetchPost('hello'))?.minutes)
  }
  expect(minutes).toEqual([9, 3, 3, 3, 3, 3, 3, 3, 3])
})

test('a list of posts has the reading time that the upstream sends, and ignores a bad one', async () => {
  upstreamAnswers(200, [{ ...record, minutes: 9 }, { ...record, minutes: '9' }, record])
  expect((await fetchLatestPosts()).map(({ minutes }) => minutes)).toEqual([9, undefined, undefined])
})

test('an unknown post is null', async () => {
  upstreamAnswers(404, { detail: 'Not found.' })
  expect(await fetchPost('nope')).toBeNull()
})

test('a post without a title is an upstream error that names the field', async () => {
  upstreamAnswers(200, { ...record, title: null })
  await expect(fetchPost('hello')).rejects.toThrow('title')
})
