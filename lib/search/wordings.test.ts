import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { synonyms } from '@/provider/facts/synonyms'
import { find } from './found'
import { readQuery } from './query'
import { readRecords } from './records'
import { makeIndex, type SearchIndex } from './search-index'

// Outside Next, cacheLife and cacheTag throw.
jest.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {} }))

type Wordings = Record<'beginner' | 'content', { question: string; answers: string[]; asked: string[] }[]>

const { beginner, content }: Wordings = parse(readFileSync(join(__dirname, 'wordings.yaml'), 'utf8'))
const all = [...beginner, ...content].flatMap(({ answers, asked }) => asked.map((q) => ({ q, answers })))

let index: SearchIndex
beforeAll(async () => {
  index = await makeIndex((await readRecords()).records)
})

const ask = (q: string) => find(index, readQuery({ q }))
const addresses = (q: string) => ask(q).groups.flatMap(({ items }) => items.map(({ path }) => path))

test('the right answer is among the first two for 73 of 81 wordings', () => {
  const missed = all
    .map(({ q, answers }) => ({ q, answers, first: addresses(q).slice(0, 2) }))
    .filter(({ answers, first }) => !first.some((path) => answers.includes(path)))
  const lines = missed.map(({ q, first }) => `  "${q}" finds ${first.join(' and ') || 'nothing'}\n`)
  process.stdout.write(`Of ${all.length} wordings ${missed.length} miss their answer:\n${lines.join('')}`)
  expect([beginner.length, content.length, all.length]).toEqual([11, 16, 81])
  expect(missed.length).toBeLessThanOrEqual(81 - 73)
})

test('each result has a picture, so that titles share a left edge; only questions have none', async () => {
  const { records } = await readRecords()
  const bare = records.filter(({ kind, picture }) => kind !== 'tutor' && !picture)
  expect(new Set(bare.map(({ kind }) => kind))).toEqual(new Set(['question']))
  const pictureOf = (path: string) => records.find((record) => record.path === path)?.picture
  expect(pictureOf('/funding')).toMatch(/^\/art\/paths\/funding-cloud\./)
  expect(pictureOf('/compare')).toMatch(/^\/art\/paths\/compare\./)
})

test('no synonym equals a tested wording', () => {
  const phrases = synonyms.flat().filter((each) => / /.test(each))
  expect(all.filter(({ q }) => phrases.some((each) => each.toLowerCase() === q.toLowerCase()))).toEqual([])
})

test.each([
  ['how much does it cost', '/questions#questions-cost'],
  ['cost', '/questions#questions-cost'],
  ['job guarantee', '/questions#questions-job-promise'],
  ['part time', '/questions#questions-time'],
  ['no degree', '/questions#questions-entry'],
  ['excel', '/careerpaths/data-analytics'],
  ['python course', '/careerpaths/data-science'],
  ['machine learning', '/careerpaths/data-science'],
  ['data science', '/careerpaths/data-science'],
  ['secruity', '/careerpaths/cyber-security'],
])('"%s" finds %s first', (q, address) => {
  expect(addresses(q)[0]).toBe(address)
})

test('"pyhton" finds the same as "python"', () => {
  expect(addresses('pyhton')).toEqual(addresses('python'))
  expect(addresses('pyhton').length).toBeGreaterThan(5)
})
