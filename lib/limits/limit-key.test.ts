import { limitKey } from './limit-key'

test('several texts never share a key with one text, or with others that join to the same', () => {
  const keys = [
    limitKey(['victim@example.org', 'account page']),
    limitKey('victim@example.org account page'),
    limitKey(['victim@example.org account', 'page']),
    limitKey('["victim@example.org","account page"]'),
    limitKey('victim@example.org'),
  ]
  expect(new Set(keys).size).toBe(keys.length)
  expect(limitKey('Victim@Example.org')).toBe(limitKey('victim@example.org'))
})
