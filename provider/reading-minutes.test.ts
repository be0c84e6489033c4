import { readingMinutes } from './reading-minutes'

test('a text takes a minute for 220 words, without its tags, and at least one minute', () => {
  const words = (count: number) => `<p class="a b c">${'word '.repeat(count)}</p>\n`
  expect([0, 1, 320, 340, 2000].map((count) => readingMinutes(words(count)))).toEqual([1, 1, 1, 2, 9])
})
