import { limitKey } from './limit-key'

test('different lists and texts have different keys, even if their words are the same', () => {
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
