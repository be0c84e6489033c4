import { isDraftName } from './draft-name'
import { pageOf, previewCookie, previewIn, readPreview, writePreview } from './preview'

const at = new Date('2027-01-10T09:00:00Z')
const after = (hours: number) => new Date(at.getTime() + hours * 60 * 60_000)
const link = writePreview('blog/my-post', at)
const cookies = (text: string) =>
  `other=1; __prerender_bypass=x; ${previewCookie.name}=${encodeURIComponent(text)}`
const opens = (header: string | undefined, page: string, when = at) =>
  previewIn(header, page, when)?.draft ?? null

test('a preview link opens its draft for a day', () => {
  expect(readPreview(link, after(23.99))).toEqual({ draft: 'blog/my-post', until: after(24).getTime() })
  expect(readPreview(link, after(24))).toBeNull()
})

test('a link with an invalid signature opens no draft', () => {
  const changed = (name: string, value: string) => {
    const parts = new URLSearchParams(link)
    parts.set(name, value)
    return parts.toString()
  }
  for (const forged of [
    changed('draft', 'blog/another'),
    changed('until', String(after(48).getTime())),
    changed('until', ''),
    changed('s', ''),
    changed('s', 'x'.repeat(43)),
    '',
    undefined,
    'draft=blog%2Fmy-post',
  ]) {
    expect([forged, readPreview(forged, at)]).toEqual([forged, null])
  }
})

test('a cookie opens the page of its draft, and no other', () => {
  expect(opens(cookies(link), '/blog/my-post')).toBe('blog/my-post')
  for (const page of ['/blog', '/blog/my-post/picture.png', '/blog/my-pos', '/Blog/my-post', '/'])
    expect([page, opens(cookies(link), page)]).toEqual([page, null])
  expect(opens(cookies(link), '/blog/my-post', after(24))).toBeNull()
})

test('Next’s preview cookie and ours open nothing without each other', () => {
  expect(opens('__prerender_bypass=x', '/blog/my-post')).toBeNull()
  expect(opens(cookies(link).replace('__prerender_bypass=x; ', ''), '/blog/my-post')).toBeNull()
  expect(opens(`__prerender_bypass=x; ${previewCookie.name}=%`, '/blog/my-post')).toBeNull()
  expect(opens(undefined, '/blog/my-post')).toBeNull()
})

test('a draft testimony is shown among the others', () => {
  expect(pageOf('testimonies/ada')).toBe('/testimonies')
  expect(opens(cookies(writePreview('testimonies/ada', at)), '/testimonies')).toBe('testimonies/ada')
})

test.each([
  ['blog/my-post', true],
  ['testimonies/ada', true],
  ['funding', true],
  ['', false],
  ['/funding', false],
  ['blog/', false],
  ['nope/my-post', false],
  ['constructor/x', false],
  ['blog/my-post/more', false],
  ['blog/a;b', false],
])('whether %j is the name of a draft: %s', (text, isOne) => {
  expect(isDraftName(text)).toBe(isOne)
})
