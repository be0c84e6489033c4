import { limitKey } from './limit-key'

test('a list of texts has another key than a single text, and than a list that joins to the same words', () => {
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
