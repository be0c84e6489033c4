import { withWholeLinks } from './feed'

test.each([
  ['<a href="/contact-us">', '<a href="https://example.com/contact-us">'],
  ['<a href="#part">', '<a href="https://example.com/blog/one#part">'],
  ['<img alt="" src="/media/a.png">', '<img alt="" src="https://example.com/media/a.png">'],
  ['<a href="https://other.example/?a=1&amp;b=2">', '<a href="https://other.example/?a=1&amp;b=2">'],
  ['<a href="mailto:hello@example.com">', '<a href="mailto:hello@example.com">'],
  ['<a href="https://[broken">', '<a href="https://[broken">'],
  ['<code>&lt;a href="/x"&gt; src="/y"</code>', '<code>&lt;a href="/x"&gt; src="/y"</code>'],
])('in a feed, %s becomes %s', (html, whole) => {
  expect(withWholeLinks(html, 'https://example.com/blog/one')).toBe(whole)
})
