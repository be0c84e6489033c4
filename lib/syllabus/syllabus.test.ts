import { inflateSync } from 'node:zlib'
import type { CareerPath } from '@/lib/api/career-paths'
import type { SafeHtml } from '@/lib/html/sanitize'
import { blocksIn } from '@/lib/print/blocks'
import { drawableLines } from '@/lib/print/paper'
import { printSyllabus } from './print'
import { syllabusOf } from './syllabus'

const path: CareerPath = {
  slug: 'data-science',
  careerName: 'Data Science',
  summary: null,
  description: 'Forecasts that people can question.',
  image: null,
  rating: null,
  courseStart: '2099-01-11',
  language: 'ENG',
  weeks: 24,
  hoursAWeek: 13,
  classTimes: 'Mondays and Wednesdays, 18:30 to 20:30',
  entryRequirements: 'School maths',
  starts: [],
  places: 24,
  averageEarnings: null,
  earningsSource: null,
  prices: [],
  whatYouWillLearn: ['Clean records', 'Measure a baseline'],
  skillsYouWillGain: ['Python', 'SQL'],
  potentialJobs: ['Analyst'],
  tutors: [],
  discipline: null,
  suits: [],
  body: '<h2>First the question</h2><p>A morning with <b>a table</b>.</p><ul><li><p>Weeks 1 to 6.</p></li></ul>' as SafeHtml,
}

const url = 'https://site.example/careerpaths/data-science'
const bytesOf = async (more: Partial<CareerPath> = {}) =>
  Buffer.from(await printSyllabus(syllabusOf({ ...path, ...more }), url))

test('HTML is read as headings, paragraphs and items', () => {
  expect(blocksIn(path.body ?? '')).toEqual([
    { kind: 'heading', runs: [{ text: 'First the question' }] },
    {
      kind: 'paragraph',
      runs: [{ text: 'A morning with ' }, { text: 'a table', face: 'bold' }, { text: '.' }],
    },
    { kind: 'item', label: '•', runs: [{ text: 'Weeks 1 to 6.' }] },
  ])
  const program = 'if ready:\n    go()'
  expect(blocksIn(`<p>Like</p><pre><code>${program}\n</code></pre>`).at(-1)).toEqual({
    kind: 'code',
    runs: [{ text: drawableLines(program) }],
  })
  expect(drawableLines(program)).toBe('if ready:\n\u00a0\u00a0\u00a0\u00a0go()')
})

test('a syllabus has the path’s facts and total costs, and omits unknown facts', () => {
  const { facts, parts, plans } = syllabusOf({ ...path, places: null, potentialJobs: [] })
  expect(facts.slice(0, 5)).toEqual([
    ['First class', 'Monday 12 January 2099'],
    ['Length', '24 weeks'],
    ['Hours a week', '13'],
    ['Class times', 'Mondays and Wednesdays, 18:30 to 20:30'],
    ['Before you begin', 'School maths'],
  ])
  expect(facts.map(([name]) => name)).not.toContain('Places per class')
  expect(parts.map(({ heading }) => heading)).toEqual([
    'What you will learn',
    'Skills you will gain',
    'Inside this path',
  ])
  expect(plans[0]?.lines.join(' ')).toMatch(
    /£149 per user\/month\. Billed monthly\. £894 for the classes \(6 payments\)\. /,
  )
})

test('the file is tagged, in English, has a title, and is small', async () => {
  const file = await bytesOf()
  const text = file.toString('latin1')
  expect(text.slice(0, 8)).toBe('%PDF-1.7')
  expect(text).toMatch(/\/MarkInfo/)
  expect(text).toMatch(/\/StructTreeRoot/)
  expect(text).toMatch(/\/Lang \(en-GB\)/)
  expect(text).toMatch(/\/DisplayDocTitle true/)
  for (const tag of ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'LBody', 'Table', 'TH', 'TD', 'Link'])
    expect([tag, new RegExp(`/S /${tag}\\b`).test(text)]).toEqual([tag, true])
  expect(file.length).toBeLessThan(150_000)
  expect(pagesIn(file)).toBe(2)
})

test.each<[string, Partial<CareerPath>]>([
  ['says next to nothing', { description: '', weeks: null, classTimes: null, courseStart: null, body: null }],
  ['has letters that the font lacks', { careerName: 'علم البيانات', description: '数据科学 👩‍💻' }],
  ['has a title of 10,000 letters', { careerName: 'Data '.repeat(2000) }],
  [
    'has one word of 10,000 letters',
    { description: 'a'.repeat(10_000), whatYouWillLearn: ['b'.repeat(10_000)] },
  ],
  [
    'has thousands of entries',
    { whatYouWillLearn: Array(5000).fill('One thing'), potentialJobs: Array(5000).fill('Job') },
  ],
  ['has a megabyte of text', { body: '<p>Weeks and weeks.</p>'.repeat(50_000) as SafeHtml }],
])('a path that %s has a syllabus of fewer than 30 pages', async (_, more) => {
  expect(pagesIn(await bytesOf(more))).toBeLessThan(30)
})

test('the path’s own price is in its syllabus', () => {
  const { plans } = syllabusOf({
    ...path,
    prices: [{ plan: 'career-growth-accelerator', price: 9950, year: null }],
  })
  expect(plans[0]?.lines[0]).toContain('£99.50')
})

// A page is an object of type Page, which may be in a compressed object stream.
function pagesIn(file: Buffer): number {
  const count = (text: string) => text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
  const packed = [...file.toString('latin1').matchAll(/ObjStm[\s\S]*?stream\n([\s\S]*?)\nendstream/g)]
  return packed.reduce(
    (sum, [, bytes = '']) => sum + count(inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')),
    count(file.toString('latin1')),
  )
}
