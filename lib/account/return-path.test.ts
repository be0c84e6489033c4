import { returnPath, withReturnPath } from './return-path'

const page = (asked: string) => `http://localhost/auth/login?callbackUrl=${encodeURIComponent(asked)}`

test.each([
  [page('/resources?a=1'), '/resources?a=1'],
  [page('/authors'), '/authors'],
  [page('//evil.example'), null],
  [page('https://evil.example/'), null],
  [page('https:evil.example'), null],
  [page('/\\evil.example'), null],
  [page('/\t/evil.example'), null],
  [page('/auth/login'), null],
  [page('/x/../AUTH/login?notice=ended'), null],
  ['http://localhost/auth/login', null],
  ['/auth/login?callbackUrl=%2Fresources', null],
  ['', null],
  [null, null],
])('the return path of %j is %j', (address, path) => {
  expect(returnPath(address)).toBe(path)
})

test('the page to return to is added to the query of an address', () => {
  expect(withReturnPath('/auth/login', '/a?b=c&d')).toBe('/auth/login?callbackUrl=%2Fa%3Fb%3Dc%26d')
  expect(withReturnPath('/auth/login?notice=created', '/a')).toBe(
    '/auth/login?notice=created&callbackUrl=%2Fa',
  )
  expect(withReturnPath('/auth/login', null)).toBe('/auth/login')
})
