import { readFileSync } from 'node:fs'
import { missingTests } from './named-tests'

const page = readFileSync('contract/asvs.md', 'utf8')

// For each chapter of ASVS 5.0.0: how many requirements of levels 1 and 2 each of its sections has.
const counts = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
}

const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

// "10.2.1–2" names 10.2.1 and 10.2.2.
const named = [...page.matchAll(/(?<![\d.])(\d+)\.(\d+)\.(\d+)(?:–(\d+))?(?=[ ,.|\n])/g)].flatMap(
  ([, chapter, section, first, last]) =>
    upTo(Number(first), Number(last ?? first)).map((number) => `${chapter}.${section}.${number}`),
)

test('contract/asvs.md lists every requirement of levels 1 and 2', () => {
  const asked = Object.entries(counts).flatMap(([chapter, sections]) =>
    sections.flatMap((count, at) => upTo(1, count).map((number) => `${chapter}.${at + 1}.${number}`)),
  )
  expect(asked).toHaveLength(253)
  expect(asked.filter((number) => !named.includes(number))).toEqual([])
})

test('each test and file that contract/asvs.md names exists', () => {
  expect(missingTests(page)).toEqual([])
})
