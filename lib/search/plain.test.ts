import { wordsOfHtml } from './plain'

test('the words of a text omit blocks of code, and have no space before a full stop', () => {
  expect(
    wordsOfHtml(
      '<p>Read <a href="/x">this</a>.</p><pre><code>sold = [&lt;1]</code></pre><p>Run <code>ls</code></p>',
    ),
  ).toBe('Read this.\nRun ls')
  expect(wordsOfHtml('<p>Before</p><pre>never closed <p>after')).toBe('Before')
})

test('a heading, a list item and a paragraph each have a line of their own', () => {
  expect(wordsOfHtml('<h2><a href="#a">First</a></h2><ul><li>one</li><li>two.</li></ul><p>End</p>')).toBe(
    'First\none\ntwo.\nEnd',
  )
})

test('a name that begins with a full stop keeps its space', () => {
  expect(wordsOfHtml('<p>Learn .NET first. Prêt ?</p>')).toBe('Learn .NET first. Prêt ?')
})

test('texts of unclosed blocks of code, or of spaces, are read quickly', () => {
  expect(wordsOfHtml('<pre>'.repeat(12_000))).toBe('')
  expect(wordsOfHtml(' '.repeat(60_000))).toBe('')
})
