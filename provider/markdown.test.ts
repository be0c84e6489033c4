import { htmlOfMarkdown } from './markdown'

test('Markdown becomes HTML', () => {
  expect(htmlOfMarkdown('# A\n\nb *c*')).toBe('<h1>A</h1>\n<p>b <em>c</em></p>\n')
})

test.each(['>', '- '])('Markdown nested ten thousand deep by “%s” is shown as it was written', (mark) => {
  const written = `${mark.repeat(10_000)}<b> & c`
  expect(htmlOfMarkdown(written)).toBe(`<p>${mark.repeat(10_000)}&lt;b> &amp; c</p>`)
})
