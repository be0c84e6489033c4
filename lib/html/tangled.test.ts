import { anchored } from './reading'

const many = (part: (index: number) => string, count = 4000) =>
  Array.from({ length: count }, (_, i) => part(i)).join('')

// A DOM of the second and third would have eight million elements.
test.each([
  ['elements within elements', many(() => '<b>', 100_000)],
  ['open elements that each paragraph begins anew', many((i) => `<p><b title="${i}">`)],
  ['the same with paragraphs that end', many((i) => `<p><b title="${i}">x</p>`)],
  ['tables within tables', many(() => '<table><tr><td>')],
  ['more elements than anybody writes', many(() => '<button>', 12_000)],
])('%s are shown as words alone', async (_, html) => {
  const { html: shown, text } = anchored(`${html}<script>x()</script>Words &lt; signs`, 'a')
  expect(text).toMatch(/Words < signs$/)
  expect(shown).toMatch(/Words &lt; signs$/)
  expect(shown).not.toContain('<')
})

test('a long table and a long text stay what they are', () => {
  const table = `<table><tbody>${many((i) => `<tr><td>${i}</td><td>x</td><td>y</td></tr>`, 1000)}</tbody></table>`
  expect(anchored(table, 'a').html).toContain('<td>999</td>')
  const text = many((i) => `<h2>The same words</h2><p>${i} <b>bold <i>both</b></i>`, 90)
  const { headings } = anchored(text, 'a')
  expect(headings.slice(-2).map(({ id }) => id)).toEqual(['a-the-same-words-89', 'a-the-same-words-90'])
})
