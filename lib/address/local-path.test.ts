import { localPath } from './local-path'

test.each([
  ['/dashboard', '/dashboard'],
  ['/careerpaths?x=1', '/careerpaths?x=1'],
  ['/a/../dashboard', '/dashboard'],
  ['//evil.example', '/else'],
  ['/\\evil.example', '/else'],
  ['\\\\evil.example', '/else'],
  ['/\t/evil.example', '/else'],
  ['/./\\evil.example', '/else'],
  ['/x/..//evil.example', '/else'],
  ['https://evil.example', '/else'],
  ['https:evil.example', '/else'],
  ['javascript:alert(1)', '/else'],
  ['evil.example', '/else'],
  ['%2F%2Fevil.example', '/else'],
  ['', '/else'],
  [null, '/else'],
  [undefined, '/else'],
])('%j leads to %s', (asked, path) => {
  expect(localPath(asked, '/else')).toBe(path)
})

test('an encoded slash stays within the site', () => {
  expect(localPath('/%2F%2Fevil.example', '/else')).toBe('/%2F%2Fevil.example')
})
