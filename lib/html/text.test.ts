import { rule } from '@/contract/testing'
import { cut, formatRating, summary } from './text'

rule('9.4', 'a text of 90 characters stays whole', () => {
  expect(cut('x'.repeat(90), 90)).toBe('x'.repeat(90))
})

rule('9.4', 'a longer text ends at a word, with an ellipsis, within 90 characters', () => {
  const text = `${'word '.repeat(17)}and one language more`
  expect(cut(text, 90)).toBe(`${'word '.repeat(17)}and…`)
  expect(cut(`${'x'.repeat(44)} ${'y'.repeat(45)} z`, 90)).toBe(`${'x'.repeat(44)} ${'y'.repeat(45)}…`)
})

test('no punctuation is left before the ellipsis', () => {
  expect(cut('One, two, three', 10)).toBe('One, two…')
  expect(cut('One – two three', 6)).toBe('One…')
})

test('a single endless word is cut', () => {
  expect(cut('x'.repeat(91), 90)).toBe(`${'x'.repeat(90)}…`)
  expect(cut(`See ${'x'.repeat(91)}`, 90)).toBe(`See ${'x'.repeat(86)}…`)
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
