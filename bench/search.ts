// `npm run bench:search`: how long a search takes among 10,000 records, what the index weighs, and what making it costs.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { find } from '@/lib/search/found'
import { readQuery } from '@/lib/search/query'
import type { SearchRecord } from '@/lib/search/record'
import { makeIndex } from '@/lib/search/search-index'
import { searchKinds } from '@/provider/kinds'
import { part, printTable } from './table.mjs'

const recordCount = 10_000
// Of the first posts and paths the whole texts are read (lib/search/records.ts).
const longCount = 120
const searches = 400

let state = 42
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}
const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T

// The words of the provider's texts, as often as they come there; and as many names as ten thousand records bring along.
const text = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(join('content', name), 'utf8'))
  .join(' ')
const common = text.match(/\p{L}{2,}/gu) ?? []
const syllables =
  'ba ce di fo gu la me ni po ru sa te vi wo ka le mi no pu ra se ti con pre ing er tion'.split(' ')
const names = Array.from({ length: 15_000 }, () =>
  Array.from({ length: 3 + random() * 2 }, () => pick(syllables)).join(''),
)
const word = () => (random() < 0.12 ? pick(names) : pick(common))
const words = (count: number) => Array.from({ length: count }, word).join(' ')

const records: SearchRecord[] = Array.from({ length: recordCount }, (_, index) => ({
  kind: pick(searchKinds).kind,
  title: words(6),
  path: `/blog/${index}`,
  text: words(index < longCount ? 900 : 28),
}))

const mistyped = (right: string) => {
  const at = 1 + Math.floor(random() * Math.max(1, right.length - 2))
  return right.slice(0, at) + right.slice(at + 1)
}
const asked: Record<string, () => string> = {
  'one word': word,
  'three words': () => words(3),
  'the beginning of a word': () => word().slice(0, 3),
  'two words, mistyped': () => `${mistyped(word())} ${mistyped(word())}`,
  'eight words, mistyped': () => Array.from({ length: 8 }, () => mistyped(word())).join(' '),
  'what is not there': () => Array.from({ length: 3 }, () => mistyped(`xq${word()}zz`)).join(' '),
  '120 letters in one': () => word().repeat(30),
  'one letter': () => pick([...'abcdefghijklmnop']),
}

const heap = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 2 ** 20
}

const before = heap()
const since = performance.now()
const index = await makeIndex(records)
const made = performance.now() - since
const weight = heap() - before

const all: number[] = []
const rows = Object.entries(asked).map(([name, query]) => {
  const times = Array.from({ length: searches }, () => {
    const q = query()
    const start = performance.now()
    find(index, readQuery({ q }))
    return performance.now() - start
  })
  all.push(...times)
  return [name, ...figures(times)]
})
printTable(['asked for', 'median', 'p95', 'slowest'], [...rows, ['**all of them**', ...figures(all)]])
process.stdout.write(
  `\n${recordCount} records, ${index.words.termCount} words. Index: ${weight.toFixed(0)} MB, made in ${(made / 1000).toFixed(1)} s.\n`,
)

function figures(times: number[]): string[] {
  return [part(times, 0.5), part(times, 0.95), part(times, 0.9999)].map((time) => `${time.toFixed(1)} ms`)
}
