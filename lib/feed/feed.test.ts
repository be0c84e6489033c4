import type { SafeHtml } from '@/lib/html/sanitize'
import { withWholeLinks } from './feed'

const img = 'loading="lazy" decoding="async"'

test.each([
  ['<a href="/contact-us">A</a>', '<a href="https://example.com/contact-us">A</a>'],
  ['<a href="#part">A</a>', '<a href="https://example.com/blog/one#part">A</a>'],
  [`<img alt="" src="/a.png" ${img}>`, `<img alt="" src="https://example.com/a.png" ${img}>`],
  [`<img alt="a > b" src="/a.png" ${img}>`, `<img alt="a > b" src="https://example.com/a.png" ${img}>`],
  [
    '<a href="https://other.example/?a=1&amp;b=2">A</a>',
    '<a href="https://other.example/?a=1&amp;b=2">A</a>',
  ],
  ['<a href="mailto:hello@example.com">A</a>', '<a href="mailto:hello@example.com">A</a>'],
  ['<a href="https://[broken">A</a>', '<a href="https://[broken">A</a>'],
  ['<code>&lt;a href="/x"&gt; src="/y"</code>', '<code>&lt;a href="/x"> src="/y"</code>'],
])('in a feed, %s becomes %s', async (html, whole) => {
  expect(withWholeLinks(html as SafeHtml, 'https://example.com/blog/one')).toBe(whole)
})
