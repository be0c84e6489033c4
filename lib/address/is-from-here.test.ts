import { isFromHere } from './is-from-here'

const own = { host: 'www.example.com' }

test.each([
  ['a form of the site', { 'sec-fetch-site': 'same-origin', origin: 'http://www.example.com' }, true],
  ['a browser that sends only Origin', { origin: 'http://www.example.com' }, true],
  [
    'a form behind a proxy that sends another Host',
    { host: '10.0.0.7', origin: 'http://localhost:3000' },
    true,
  ],
  [
    'the same host in another scheme',
    { 'sec-fetch-site': 'same-origin', origin: 'https://www.example.com' },
    false,
  ],
  ['a request without Origin', { 'sec-fetch-site': 'same-origin' }, false],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  ['another site in an older browser', { origin: 'https://evil.example' }, false],
  ['a neighbour of the same domain', { 'sec-fetch-site': 'same-site' }, false],
  ['a page that hides its origin', { origin: 'null' }, false],
  ['a program that sends neither header', {}, false],
])('%s with %j is from this site: %j', (_, headers, expected) => {
  expect(isFromHere(new Headers({ ...own, ...headers }))).toBe(expected)
})
