import { cut, formatRating, summary } from './text'

test('a text of 90 characters stays whole', () => {
  expect(cut('x'.repeat(90), 90)).toBe('x'.repeat(90))
})

test('a longer one is cut at 90 and ends with an ellipsis', () => {
  expect(cut('x'.repeat(91), 90)).toBe(`${'x'.repeat(90)}…`)
})

test('a character of two code units is not cut in half', () => {
  expect(cut('🙂🙂', 1)).toBe('🙂…')
})

test('a rating has one decimal', () => {
  expect([5, 4.75].map(formatRating)).toEqual(['5.0', '4.8'])
})

test('a summary ends at a word within 160 characters', () => {
  expect(summary('Short.  And\nsweet.')).toBe('Short. And sweet.')
  const long = summary(`${'word '.repeat(31)}straddling the limit`)
  expect(long).toBe(`${'word '.repeat(31).trim()}…`)
  expect(summary('x'.repeat(200))).toBe(`${'x'.repeat(160)}…`)
})
