import { createRequire } from 'node:module'
import { anchored } from './reading'

const many = (part: (index: number) => string, count = 4000) =>
  Array.from({ length: count }, (_, i) => part(i)).join('')

// As a DOM, the second and third text would each have eight million elements.
test.each([
  ['elements within elements', many(() => '<b>', 100_000)],
  ['open elements that each paragraph reopens', many((i) => `<p><b title="${i}">`)],
  ['open elements that each closed paragraph reopens', many((i) => `<p><b title="${i}">x</p>`)],
  ['tables within tables', many(() => '<table><tr><td>')],
  ['more elements than anybody writes', many(() => '<button>', 12_000)],
])('plain words replace %s', async (_, html) => {
  const { html: shown, text } = await anchored(`${html}<script>x()</script>Words &lt; signs`, 'a')
  expect(text).toMatch(/Words < signs$/)
  expect(shown).toMatch(/Words &lt; signs$/)
  expect(shown).not.toContain('<')
})

// Each begins or ends a comment or raw text in one parser, but not in another.
const wrappers = [
  ['<!-- --!>', ''],
  ['<!-->', ''],
  ['<!--->', ''],
  ['<svg><title>', '</title></svg>'],
  ['<svg><style>', '</style></svg>'],
  ['<math><style>', '</style></math>'],
  ['<svg><![CDATA[>]]>', '</svg>'],
  ['<svg><desc>', '</desc></svg>'],
  ['<math><mtext>', '</mtext></math>'],
  ['<template>', '</template>'],
  ['<noscript>', '</noscript>'],
  ['<select><option>', '</select>'],
  ['<title>', '</title>'],
  ['<textarea></textarea/>', ''],
  ['<script><!--<script></script>', ''],
  ['<frameset><noframes></noframes>', ''],
  ['<p title="', '">'],
  ['</body></html>', ''],
]
const reopened = `<p>${many((i) => `<b a${i}>`, 400)}</p>${many(() => '<p>x</p>', 2000)}`
const deep = '<div>'.repeat(6000)

test.each(wrappers)('no text that begins with %s… exhausts a server’s time or memory', async (start, end) => {
  for (const inside of [reopened, deep, '<template>'.repeat(4900)]) {
    const began = performance.now()
    const { text } = await anchored(`<p>Before</p>${start}${inside}${end}<p>After`, 'a')
    expect(text).toMatch(/Before/)
    expect(performance.now() - began).toBeLessThan(20_000)
  }
})

test.each([
  ['an element of 20,000 attributes', `<p ${many((i) => `a${i}="" `, 20_000)}>`],
  ['20,000 bodies with an attribute each', many((i) => `<body a${i}>`, 20_000)],
  ['20,000 comments', '<!---->'.repeat(20_000)],
])('plain words replace %s', async (_, html) => {
  const { html: shown } = await anchored(`${html}Words`, 'a')
  expect(shown).toBe('Words')
})

// Sanitising removes the button. Parsed again, each <div> would then contain ninety more elements.
test('a text that becomes tangled by sanitising is shown as plain words', async () => {
  const bold = many((i) => `<b title="${i}">`, 90)
  const { html } = await anchored(`<p><button>${bold}${'<div>x</div>'.repeat(2000)}`, 'a')
  expect(html).toBe('x'.repeat(2000))
})

test('a long table and a long text stay unchanged', async () => {
  const table = `<table><tbody>${many((i) => `<tr><td>${i}</td><td>x</td><td>y</td></tr>`, 1000)}</tbody></table>`
  expect((await anchored(table, 'a')).html).toContain('<td>999</td>')
  const text = many((i) => `<h2>The same words</h2><p>${i} <b>bold <i>both</b></i>`, 90)
  const { headings } = await anchored(text, 'a')
  expect(headings.slice(-2).map(({ id }) => id)).toEqual(['a-the-same-words-89', 'a-the-same-words-90'])
})

test('jsdom parses with the parse5 that counts the nodes', () => {
  const from = (name: string) => createRequire(require.resolve(name))
  const jsdom = from('isomorphic-dompurify').resolve('jsdom')
  expect(createRequire(jsdom).resolve('parse5')).toBe(require.resolve('parse5'))
})
