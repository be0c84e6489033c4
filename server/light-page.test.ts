/** @jest-environment jsdom */
import { createHash } from 'node:crypto'
import { lightPage } from './light-page'

const css = '/_next/static/chunks/a.css'
const parts = {
  starter: { src: '/first-touch.x.js', integrity: 'sha256-x' },
  styleOf: (path: string) => (path === css ? 'body{color:red}' : undefined),
  integrityOf: () => 'sha256-y',
}
const line = 'document.documentElement.dataset.first = ""'
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function page({ pushes = ['[1,"0:hello"]'], more = '' } = {}) {
  return [
    `<!DOCTYPE html><html><head><link rel="stylesheet" href="${css}" data-precedence="next"/>`,
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>',
    '<script src="/_next/static/chunks/b.js" async=""></script>',
    '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
    `<body><h1>Words</h1><script data-first="">${line}</script>${more}`,
    '<script type="application/ld+json">{"@type":"Course"}</script>',
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    ...pushes.map((push) => `<script>self.__next_f.push(${push})</script>`),
    '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script></body></html>',
  ].join('')
}

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const dataOf = (html: string) => JSON.parse(read(html).querySelector('script#page')?.textContent ?? '')

test('a page’s scripts are removed and listed as data, in their order', () => {
  const { html, isLight } = lightPage(page({ pushes: ['[1,"0:a"]', '[1,"1:b"]'] }), parts)
  expect(isLight).toBe(true)
  expect(dataOf(html)).toEqual({
    turbopack: null,
    flight: [[0], [1, '0:a'], [1, '1:b']],
    scripts: [
      { src: '/_next/static/chunks/b.js', integrity: 'sha256-y' },
      { src: '/_next/static/chunks/b.js', id: '_R_', integrity: 'sha256-y' },
    ],
  })
  const scripts = [...read(html).querySelectorAll('script')].map(
    (script) => script.getAttribute('src') || script.type || 'inline',
  )
  expect(scripts).toEqual(['/first-touch.x.js', 'inline', 'application/ld+json', 'application/json'])
  expect(html).not.toContain('as="script"')
})

test('the style sheet is inlined, and the policy has the hashes of the style sheet and the first script', () => {
  const { html, scripts, styles } = lightPage(page(), parts)
  expect(read(html).querySelector('style')?.textContent).toBe('body{color:red}')
  expect(html).not.toContain('rel="stylesheet"')
  expect([scripts, styles]).toEqual([[hashOf(line)], [hashOf('body{color:red}')]])
})

test('the outcome of a form posted without script is among the data', () => {
  const start = '(self.__next_f=self.__next_f||[]).push([0])'
  const answered = page().replace(start, `${start};self.__next_f.push([2,[{"status":"sent"},"key"]])`)
  expect(dataOf(lightPage(answered, parts).html).flight).toEqual([
    [0],
    [2, [{ status: 'sent' }, 'key']],
    [1, '0:hello'],
  ])
})

test.each([
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  '\u2028\u2029',
  '"])</script>',
  ']]>',
  '\\u003c',
])('an upstream’s text stays text: %j', (text) => {
  // As Next writes it: JSON without the characters that could end a script.
  const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
  const json = JSON.stringify([1, text]).replace(/[&<>\u2028\u2029]/g, escaped)
  const { html, isLight, scripts } = lightPage(page({ pushes: [json] }), parts)
  expect([isLight, scripts]).toEqual([true, [hashOf(line)]])
  expect(dataOf(html).flight[1]).toEqual([1, text])
  expect(read(html).querySelector('h1')?.textContent).toBe('Words')
})

test.each([
  ['an unknown inline script', page({ more: '<script>other()</script>' })],
  ['a script of another host', page({ more: '<script src="https://cdn.example.com/a.js"></script>' })],
  ['a push that is no JSON', page({ pushes: ['[1,undefined]'] })],
  ['no push at all', '<html><head></head><body></body></html>'],
  ['no end of the body', page().replace('</body>', '')],
])('a page with %s stays as Next rendered it, and its policy has the hashes of its scripts', (_, html) => {
  const made = lightPage(html, parts)
  expect([made.html, made.isLight]).toEqual([html, false])
  const inline = [...read(html).querySelectorAll('script:not([src]):not([type])')]
  expect(made.scripts).toEqual(inline.map(({ textContent }) => hashOf(textContent ?? '')))
})
