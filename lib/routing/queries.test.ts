import { cachedAddress } from './queries'

test.each([
  ['/', '/'],
  ['/?utm_source=post&gclid=1', '/'],
  ['/careerpaths/data-science?x=1?y', '/careerpaths/data-science'],
  ['/blog?', '/blog'],
  [
    '/careerpaths/web/enrol?utm_source=x&plan=ecl-project-pack',
    '/careerpaths/web/enrol?plan=ecl-project-pack',
  ],
  ['/careerpaths/web/enrol?plan=made-up', '/careerpaths/web/enrol'],
  ['/about-us?plan=ecl-project-pack', '/about-us'],
  ['/blog?_rsc=abc', '/blog'],
])('%s is cached as %s', (url, cached) => expect(cachedAddress(url, false)).toBe(cached))

test('the cached address of a request by Next’s router has `_rsc`, which Next checks', () => {
  expect(cachedAddress('/blog?utm_source=x&_rsc=abc', true)).toBe('/blog?_rsc=abc')
})

test.each([
  '/careerpaths?discipline=data',
  '/careerpaths?utm_source=x&start=',
  '/blog?topic=data',
  '/blog?page=2',
  '/resources?page=2',
  '/find-your-path?question=maths',
])('%s is rendered for its query, and not cached', (url) => expect(cachedAddress(url, false)).toBeUndefined())
