import type { CareerPathSummary } from '@/lib/api/career-paths'
import { noFacts } from '@/lib/api/testing-facts'
import type { Question } from '@/lib/provider/finder'
import { answersIn, finderAddress } from './answers'
import { rank } from './rank'
import { resultOf } from './result'

const questions: Question[] = [
  {
    id: 'maths',
    question: 'Maths?',
    answers: [
      { id: 'yes', label: 'Yes' },
      { id: 'no', label: 'No' },
    ],
  },
  {
    id: 'hours',
    question: 'Hours?',
    answers: [
      { id: 'few', label: 'Few', hours: 8 },
      { id: 'many', label: 'Many', hours: 13 },
    ],
  },
  {
    id: 'time',
    question: 'When?',
    answers: [
      { id: 'monday', label: 'Mondays', days: ['Mondays'], begins_within: 10 },
      { id: 'late', label: 'Late', begins_after: 10 },
    ],
  },
]
const path = (slug: string, more: Partial<CareerPathSummary> = {}) =>
  ({ slug, courseStart: null, ...noFacts, ...more }) as CareerPathSummary
const suits = (weight: number) => [{ answer: 'maths/yes', weight, because: `Maths ${weight}.` }]
const ranked = (paths: CareerPathSummary[], query: Record<string, string>) =>
  rank(paths, answersIn(questions, query).answered, '2026-11-22')
const reasonsOf = (more: Partial<CareerPathSummary>, query: Record<string, string>) =>
  ranked([path('a', more)], query).flatMap(({ pros, cons }) =>
    [...pros, ...cons].map(({ because }) => because),
  )

describe('an address', () => {
  const read = (query: Record<string, string | string[]>) => {
    const { answered, isOdd, asked } = answersIn(questions, query)
    return {
      ids: answered.map(({ answer }) => (answer === null ? null : answer?.id)),
      isOdd,
      asked: asked?.question.id,
    }
  }

  test('has answers, what was skipped and the question to show', () => {
    expect(read({})).toEqual({ ids: [undefined, undefined, undefined], isOdd: false, asked: undefined })
    expect(read({ maths: 'no', hours: 'skip', question: 'maths' })).toEqual({
      ids: ['no', null, undefined],
      isOdd: false,
      asked: 'maths',
    })
  })

  test.each([
    [{ maths: 'nope' }, undefined, true],
    [{ maths: 'x'.repeat(10_000) }, undefined, true],
    [{ maths: ['nope', 'no', 'yes'] }, 'no', false],
    [{ maths: Array(50).fill('yes') }, 'yes', false],
    [{ maths: '' }, undefined, false],
    [{ question: 'nope', utm_source: 'x' }, undefined, false],
  ])('%j is read as %s', (query, answer, isOdd) => {
    expect([read(query).ids[0], read(query).isOdd]).toEqual([answer, isOdd])
  })

  test('is written as it is read', () => {
    const { answered } = answersIn(questions, { time: 'late', maths: 'skip' })
    expect(finderAddress(answered)).toBe('/find-your-path?maths=skip&time=late')
    expect(finderAddress(answered, 'time')).toBe('/find-your-path?maths=skip&time=late&question=time')
    expect(finderAddress([])).toBe('/find-your-path')
  })
})

describe('a ranking', () => {
  test('goes by what paths say of the answers, and equals stay in their order', () => {
    const paths = [path('a'), path('b', { suits: suits(-2) }), path('c', { suits: suits(3) }), path('d')]
    expect(ranked(paths, { maths: 'yes' }).map((match) => [match.path.slug, match.score])).toEqual([
      ['c', 3],
      ['a', 0],
      ['d', 0],
      ['b', -2],
    ])
    expect(ranked(paths, { maths: 'skip' }).map((match) => match.path.slug)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('holds hours, days and start against what a path says of itself', () => {
    const more = { hoursAWeek: 13, classTimes: 'Mondays, 18:30', courseStart: '2027-01-11' }
    expect(reasonsOf(more, { hours: 'many', time: 'monday' })).toEqual([
      'Its classes are on Mondays, 18:30.',
      'Its 13 hours a week fit into yours.',
      'It begins on Monday 11 January 2027.',
    ])
    expect(reasonsOf({ ...more, classTimes: 'Fridays' }, { hours: 'few', time: 'monday' })).toEqual([
      'It begins on Monday 11 January 2027.',
      'It takes 13 hours in an ordinary week, more than you have.',
      'Its classes are on other days: Fridays.',
    ])
    expect(reasonsOf(more, { time: 'late' })).toEqual([
      'It begins on Monday 11 January 2027, sooner than you would like.',
    ])
    expect(reasonsOf({ ...more, courseStart: '2027-02-28' }, { time: 'monday' })).toContain(
      'It begins on Monday 1 March 2027, later than you would like.',
    )
  })

  test('a path that says nothing of these, or has begun, is not judged by them', () => {
    expect(reasonsOf({ courseStart: 'soon' }, { hours: 'few', time: 'monday' })).toEqual([])
    expect(reasonsOf({ courseStart: '2026-09-07', hasStarted: true }, { time: 'late' })).toEqual([])
  })
})

test('three at most fit, the worst of the rest are named first among those to leave, and none is there twice', () => {
  const weights = [3, 3, 2, 2, -1, -3, -2]
  const { best, others, not } = resultOf(
    ranked(
      weights.map((weight, index) => path(`${index}`, { suits: suits(weight) })),
      { maths: 'yes' },
    ),
  )
  expect([best, others, not].map((part) => part.map(({ score }) => score))).toEqual([
    [3, 3, 2],
    [2, -1],
    [-3, -2],
  ])
})
