import { anchored, chaptersOf } from './reading'
import { sanitize, treeOf } from './sanitize'
import { elementsIn } from './tree'

test('a heading links to itself, and its id begins with the slug', async () => {
  expect((await anchored('<h2>Why &amp; <b>how</b></h2>', 'hello')).html).toBe(
    '<h2 id="hello-why-how"><a href="#hello-why-how">Why &amp; <b>how</b></a></h2>',
  )
})

test('a heading that an editor has aligned gets its id as well', async () => {
  const { html, headings } = await anchored('<h2 align="center">Aligned</h2>', 'a')
  expect(headings).toEqual([{ id: 'a-aligned', text: 'Aligned', level: 2 }])
  expect(html).toBe('<h2 class="text-center" id="a-aligned"><a href="#a-aligned">Aligned</a></h2>')
})

test('no link is nested in another', async () => {
  const { html, headings } = await anchored(
    '<h3>See <a href="/x">this</a></h3><a href="/y"><h2>That</h2></a>',
    'a',
  )
  expect(html).toBe(
    '<h3 id="a-see-this">See <a href="/x">this</a></h3><a href="/y"><h2 id="a-that">That</h2></a>',
  )
  expect(headings).toHaveLength(2)
})

test('a heading written inside code stays code', async () => {
  const html = '<pre tabindex="0"><code>&lt;h2>No&lt;/h2></code></pre>'
  expect(await anchored(html, 'a')).toEqual({ html, headings: [], text: '<h2>No</h2>' })
})

test('headings with the same words get different ids, and a heading without words gets one, too', async () => {
  const { headings } = await anchored('<h2>One</h2><h3>One</h3><h2>🙂</h2>', 'a')
  expect(headings.map(({ id }) => id)).toEqual(['a-one', 'a-one-2', 'a-part'])
})

test('the plain text joins the parts of a word, and separates paragraphs', async () => {
  const html =
    '<h2>One</h2><p>Two &amp; <b>thr</b>ee<br>four&nbsp;&lt;five&gt;</p><ul><li>six</li><li>seven</li></ul>'
  expect((await anchored(html, 'a')).text).toBe('One Two & three four <five> six seven')
})

test('scripts are gone from the text and from the headings', async () => {
  expect(await anchored('<h2>A<script>x()</script></h2><p onclick="x()">B</p>', 'a')).toEqual({
    html: '<h2 id="a-a"><a href="#a-a">A</a></h2><p>B</p>',
    headings: [{ id: 'a-a', text: 'A', level: 2 }],
    text: 'A B',
  })
})

test('a heading written in an attribute stays an attribute', async () => {
  const html = '<p title="<h2>No</h2>">Text</p>'
  expect(await anchored(html, 'a')).toMatchObject({ headings: [], text: 'Text' })
  const shown = elementsIn(treeOf((await anchored(html, 'a')).html), () => true)
  expect(shown.map(({ element: { tagName, properties } }) => [tagName, properties])).toEqual([
    ['p', { title: '<h2>No</h2>' }],
  ])
})

test('a text is divided at each heading of the same level as its first heading', async () => {
  const html = await sanitize('<p>a</p><h2>One</h2><p>b</p><h3>x</h3><p>c</p><h2>Two</h2>')
  expect(chaptersOf(html, 's')).toEqual({
    before: '<p>a</p>',
    chapters: [
      {
        id: 's-one',
        title: 'One',
        text: 'b x c',
        html: expect.stringMatching(/^<p>b<\/p><h3 id="s-x">.*<p>c<\/p>$/),
      },
      { id: 's-two', title: 'Two', text: '', html: '' },
    ],
  })
  const plain = await sanitize('<p>a</p>')
  expect(chaptersOf(plain, 's')).toEqual({ before: '<p>a</p>', chapters: [] })
})
