import type { CareerPathSummary } from '@/lib/api/career-paths'
import { noFacts } from '@/lib/api/testing-facts'
import type { FinderAnswer, Pays, Question } from '@/provider/kinds/finder'
import { answersIn, finderAddress } from './answers'
import { offersOf } from './offers'
import { type Match, rank } from './rank'
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

  test('has answers, skipped questions and the current question', () => {
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

  test('lists the answers in the order of the questions', () => {
    const { answered } = answersIn(questions, { time: 'late', maths: 'skip' })
    expect(finderAddress(answered)).toBe('/find-your-path?maths=skip&time=late')
    expect(finderAddress(answered, 'time')).toBe('/find-your-path?maths=skip&time=late&question=time')
    expect(finderAddress([])).toBe('/find-your-path')
  })
})

describe('a ranking', () => {
  test('sorts paths by the weights of the answers, and ties keep their order', () => {
    const paths = [path('a'), path('b', { suits: suits(-2) }), path('c', { suits: suits(3) }), path('d')]
    expect(ranked(paths, { maths: 'yes' }).map((match) => [match.path.slug, match.score])).toEqual([
      ['c', 3],
      ['a', 0],
      ['d', 0],
      ['b', -2],
    ])
    expect(ranked(paths, { maths: 'skip' }).map((match) => match.path.slug)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('compares hours, days and start with the path’s facts', () => {
    const more = { hoursAWeek: 13, classTimes: 'Mondays, 18:30', courseStart: '2027-01-11' }
    expect(reasonsOf(more, { hours: 'many', time: 'monday' })).toEqual([
      'Its classes are on Mondays, 18:30.',
      'Its 13 hours a week fit the time you have.',
      'It begins on Monday 11 January 2027.',
    ])
    expect(
      reasonsOf(
        { ...more, classTimes: 'Fridays, 18:30 to 20:30, London time' },
        { hours: 'few', time: 'monday' },
      ),
    ).toEqual([
      'It begins on Monday 11 January 2027.',
      'It takes 13 hours in an ordinary week, more than you have.',
      'Its classes are on other days: Fridays.',
    ])
    expect(reasonsOf(more, { time: 'late' })).toEqual([
      'It begins on Monday 11 January 2027, sooner than you’d like.',
    ])
    expect(reasonsOf({ ...more, courseStart: '2027-02-28' }, { time: 'monday' })).toContain(
      'It begins on Monday 1 March 2027, later than you’d like.',
    )
  })

  test('does not judge a path by facts it lacks, or by a start that has passed', () => {
    expect(reasonsOf({ courseStart: 'soon' }, { hours: 'few', time: 'monday' })).toEqual([])
    expect(reasonsOf({ courseStart: '2026-09-07', hasStarted: true }, { time: 'late' })).toEqual([])
  })
})

describe('a condition', () => {
  const needs = (answer: FinderAnswer['needs'], id = 'needs'): Question => ({
    id,
    question: 'And?',
    answers: [{ id: 'this', label: 'This', needs: answer, advice: { text: 'Do that.', links: [] } }],
  })
  const resultFor = (paths: CareerPathSummary[], ...asked: Question[]) => {
    const all = [...questions, ...asked]
    const query = { maths: 'yes', ...Object.fromEntries(asked.map(({ id }) => [id, 'this'])) }
    return resultOf(rank(paths, answersIn(all, query).answered, '2026-11-22'))
  }
  const light = path('light', { hoursAWeek: 6, suits: suits(1) })
  const heavy = path('heavy', { hoursAWeek: 13, suits: suits(3) })
  const slugs = (matches: Match[]) => matches.map((match) => match.path.slug)

  test('rules out a path that suits better, and says why once', () => {
    const { best, excluded, none } = resultFor([light, heavy], needs({ hours: 8 }))
    expect(slugs(best)).toEqual(['light'])
    expect(best[0]?.pros.map(({ because }) => because)).toContain('Its 6 hours a week fit the time you have.')
    expect(slugs(excluded)).toEqual(['heavy'])
    expect(excluded[0]?.excluded.map(({ because }) => because)).toEqual([
      'It takes 13 hours in an ordinary week, more than you have.',
    ])
    expect(excluded[0]?.cons).toEqual([])
    expect(none).toBeNull()
  })

  test('does not rule out a path that lacks the facts for it', () => {
    expect(resultFor([path('a')], needs({ hours: 8, days: ['Mondays'], begins_within: 2 })).excluded).toEqual(
      [],
    )
  })

  const later = { courseStart: '2027-02-28' }
  test.each<[string, FinderAnswer['needs'], Partial<CareerPathSummary>[]]>([
    ['None of our paths fits in 4 hours a week: the lightest takes 6', { hours: 4 }, [light, heavy]],
    ['None of our paths fits in 8 hours a week: each takes 13', { hours: 8 }, [heavy, heavy]],
    [
      'None of our paths has classes on Mondays and Fridays',
      { days: ['Mondays', 'Fridays'] },
      [{ classTimes: 'Mondays' }],
    ],
    ['None of our paths begins within 4 weeks', { begins_within: 4 }, [later]],
    ['None of our paths begins later than 40 weeks from now', { begins_after: 40 }, [later]],
    [
      'None of our paths begins between 2 and 4 weeks from now',
      { begins_after: 2, begins_within: 4 },
      [later],
    ],
    [
      'None of our paths costs £120 a month or less: the cheapest is £149',
      { pays: { by: 'month', at_most: 120 } },
      [{ weeks: 24 }],
    ],
    [
      'None of our paths costs £1,000 or less if you pay all at once: the cheapest is £1,430.40',
      { pays: { by: 'once', at_most: 1000 } },
      [{ weeks: 24 }],
    ],
  ])('names the cause when it rules out every path: %s', (sentence, need, paths) => {
    const { best, none } = resultFor(
      paths.map((more) => path('a', { suits: suits(2), ...more })),
      needs(need),
    )
    expect(best).toEqual([])
    expect(none?.causes.map((cause) => [cause.sentence, cause.answer.advice?.text])).toEqual([
      [sentence, 'Do that.'],
    ])
    expect(none?.closest).not.toHaveLength(0)
  })

  test('names no cause when it takes two conditions to rule out every path', () => {
    const days = needs({ days: ['Mondays'] }, 'days')
    const paths = [
      { ...light, classTimes: 'Tuesdays' },
      { ...heavy, classTimes: 'Mondays' },
    ]
    expect(resultFor(paths, needs({ hours: 8 }), days).none).toMatchObject({ causes: [] })
  })
})

test('offersOf lists the plans with classes within a payment, the smallest first', () => {
  const told = (pays: Pays, more: Partial<CareerPathSummary> = {}) =>
    offersOf(path('a', { weeks: 24, ...more }), pays).map(({ plan, cost }) => [plan.id, cost.each])
  expect(told({ by: 'month', at_most: 150 })).toEqual([['career-growth-accelerator', 14_900]])
  expect(told({ by: 'month', at_most: 148.99 })).toEqual([])
  expect(told({ by: 'once' })).toEqual([
    ['career-growth-accelerator', 143_040],
    ['executive-career-launcher', 322_800],
  ])
  const prices = [{ plan: 'career-growth-accelerator', price: 9900, year: null }]
  expect(told({ by: 'month', at_most: 100 }, { prices })).toEqual([['career-growth-accelerator', 9900]])
})

test('a result shows each path once: up to three best, the rest, and the worst two, worst first', () => {
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
