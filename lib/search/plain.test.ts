import { wordsOfHtml } from './plain'

test('the words of a text leave blocks of code out, and have no space before a full stop', () => {
  expect(
    wordsOfHtml(
      '<p>Read <a href="/x">this</a>.</p><pre><code>sold = [&lt;1]</code></pre><p>Run <code>ls</code></p>',
    ),
  ).toBe('Read this. Run ls')
  expect(wordsOfHtml('<p>Before</p><pre>never closed <p>after')).toBe('Before')
})

test('a text of many open blocks of code is read at once', () => {
  expect(wordsOfHtml('<pre>'.repeat(12_000))).toBe('')
})
