import { type Plan, plans, plansWith } from '@/provider/facts/plans'
import { contract } from '@/provider/facts/provider-yaml'
import { choiceOf } from './choice'
import { costOf } from './cost'
import { betterThan, differencesOf } from './differences'
import { leadPayment } from './lead'
import { rhythmsOf } from './rhythms'
import { afterwardsWords, costLines, rhythmWords, stoppingRules } from './words'

const [growth, launcher, growthPack, launcherPack] = plans as [Plan, Plan, Plan, Plan]
const course = { weeks: 24, classTimes: 'Tuesdays and Thursdays', start: '2027-02-09' }
const undated = { weeks: 24, start: null }
const lines = (plan: Plan, period: 'monthly' | 'annual', on: typeof course | typeof undated = course) =>
  costLines(plan, costOf(plan, period, on)).map(({ amount, words }) => `${amount} ${words}`)

describe('what a plan comes to', () => {
  test('says until when, and in how many payments', () => {
    expect(lines(growth, 'monthly')).toEqual([
      '£894 until the classes end, in 6 payments',
      '£1,341 with support to its end, in 9 payments',
    ])
    expect(lines(growth, 'annual')).toEqual([
      '£1,430.40 in all, classes and support until 8 February 2028, in one payment',
    ])
    expect(lines(growthPack, 'monthly')).toEqual(['£299 in all until 8 August 2027, in one payment'])
  })

  test('says no day where the start is not known, and nothing where nobody can tell', () => {
    expect(lines(growth, 'monthly', undated)).toEqual(lines(growth, 'monthly'))
    expect(lines(launcher, 'monthly', undated)).toEqual([
      '£3,228 in all, classes and support, in one payment',
    ])
    expect(lines(launcherPack, 'monthly', undated)).toEqual(['£3,948 in all for 12 months, in one payment'])
    expect(costLines(growth, costOf(growth, 'monthly', { weeks: null, start: null }))).toEqual([])
  })

  test('is said to a learner with the first payment, and only for a choice that is known', () => {
    const path = {
      weeks: 24,
      courseStart: '2027-01-10',
      classTimes: 'Tuesdays',
      prices: [{ plan: growth.id, price: 10_050, year: null }],
    }
    expect(leadPayment(growth.id, 'monthly', path)).toBe(
      'By the month: £603 until the classes end, in 6 payments; £904.50 with support to its end, in 9 payments. First payment: £100.50 on Tuesday 12 January 2027.',
    )
    expect(leadPayment(launcher.id, '', path)).toMatch(/, in one payment\. Due on Tuesday 12 January 2027\.$/)
    expect(leadPayment(growthPack.id, '', { ...path, hasStarted: true })).toBe(
      'Paid once: £299 in all for 6 months, in one payment.',
    )
    expect(leadPayment(growth.id, '', path)).toBe('')
    expect(leadPayment('none', 'monthly', path)).toBe('')
  })

  test('ends by itself', () => {
    expect(afterwardsWords(costOf(growth, 'monthly', course))).toBe(
      'Nothing renews by itself: your plan ends on 22 October 2027, and the payment of 9 October 2027 is the last.',
    )
    expect(afterwardsWords(costOf(launcher, 'monthly', course))).toBe(
      'Nothing renews by itself: your plan ends on 8 February 2028, and no other payment follows.',
    )
    expect(afterwardsWords(costOf(growth, 'monthly', undated))).toBe('Nothing renews by itself.')
  })
})

describe('which way of paying costs less', () => {
  const said = (plan: Plan | undefined, weeks: number) => {
    const rhythms = plan && rhythmsOf(plan, { weeks, start: null })
    return rhythms ? rhythmWords(rhythms) : undefined
  }

  test('is said also where Annual is not', () => {
    expect(said(growth, 24)).toEqual({
      answer: 'By the month is cheaper for a path of this length, by £89.40 even with support to its end.',
      because:
        'By the month it comes to £894 until the classes end, £1,341 with support to its end; a year at once is £1,430.40.',
    })
  })

  test('may hang on the support, or be the year at once', () => {
    expect(said(growth, 34)?.answer).toBe(
      'Until the classes end, by the month is cheaper; with support to its end, a year at once is cheaper.',
    )
    expect(said(growth, 34)?.because).toMatch(
      / A year at once costs less for whoever pays 10 months or more\.$/,
    )
    expect(said(growth, 50)?.answer).toMatch(/^A year at once is cheaper for a path of this length, by £/)
  })

  test('or neither', () => {
    const [even] = plansWith([{ plan: growth.id, price: 10_000, year: 90_000 }])
    expect(said(even, 24)?.answer).toBe(
      'Until the classes end, by the month is cheaper; with support to its end, both cost the same.',
    )
    expect(said(launcher, 24)).toBeUndefined()
  })
})

test('what comes back is said as the contract has it, and nothing that it does not say', () => {
  expect(contract && stoppingRules(contract).map(({ name }) => name)).toEqual([
    'Billed monthly',
    'Billed annually',
    'Paid once',
  ])
  const rules = (stopping: object) =>
    stoppingRules({ payments_on: 'first-day', cancellation_days: 14, stopping }).map(({ text }) => text)
  expect(rules({})).toEqual([])
  expect(rules({ monthly: { notice_days: 1 } })).toEqual([
    'tell us at least 1 day before the next payment is due. Your plan ends with the month you have paid for.',
  ])
  expect(rules({ annually: { notice_days: 0, used_months: 'twelfth' } })).toEqual([
    'tell us. We refund the whole months that remain after it.',
  ])
})

describe('how plans differ', () => {
  test('what only some have comes first, and what all have is said once', () => {
    const { features, shared } = differencesOf(plans)
    expect(features).toContainEqual({ name: 'Reference', has: [true, true, false, false] })
    expect(features.map(({ name }) => name)).not.toContain('Professional Certificate')
    expect(shared).toEqual(['Recruitment support phase', 'On-the-job support', 'Professional Certificate'])
  })

  test('a plan that has all of a dearer one for as long is named', () => {
    const dear = { plan: launcherPack, pence: 394_800, months: 12 }
    const offers = [
      { plan: launcher, pence: 322_800, months: 12 },
      { plan: growth, pence: 1, months: 12 },
      dear,
    ]
    expect(betterThan(dear, offers)).toEqual({ plan: launcher, saving: 72_000 })
    expect(betterThan({ ...dear, months: 13 }, offers)).toBeNull()
    expect(betterThan({ ...dear, pence: null }, offers)).toBeNull()
  })
})

describe('the calculator’s address', () => {
  const today = '2026-11-22'
  const read = (params: Record<string, string | string[]>) => choiceOf(params, plans, today)

  test('says what was asked', () => {
    const asked = { plan: 'growth-project-pack', billing: 'annual', start: '2028-02-29', other: 'x' }
    expect(read(asked)).toEqual({ plan: growthPack, period: 'annual', start: '2028-02-29', faults: [] })
    expect(read({ plan: '', billing: '', start: '' })).toEqual(read({}))
    expect(read({})).toEqual({ plan: growth, period: 'monthly', start: null, faults: [] })
  })

  test.each([
    [{ plan: 'gold' }, 'We have no plan called “gold”: this is for the first one.'],
    [{ plan: '<b>'.repeat(5000) }, /^We have no plan called “(<b>){10}…”: this/],
    [{ plan: '🜁'.repeat(50) }, /^We have no plan called “🜁{30}…”/u],
    [{ billing: 'weekly' }, 'One pays monthly or annual, not “weekly”: this is for monthly.'],
    [{ start: '2027-02-29' }, '“2027-02-29” is no day: write one such as 2026-11-22.'],
    [{ start: 'tomorrow' }, '“tomorrow” is no day: write one such as 2026-11-22.'],
    [{ start: '2026-11-21' }, '21 November 2026 has passed: this is for the next start.'],
    [{ start: '9999-12-31' }, '31 December 9999 is too far away: choose a day by 22 November 2029.'],
  ])('%j is not used, and it says so', (params, fault) => {
    expect(read(params)).toMatchObject({ ...read({}), faults: [expect.stringMatching(fault)] })
  })

  test('of what is there fifty times, the first counts', () => {
    const { plan, faults } = read({ plan: ['ecl-project-pack', ...Array(49).fill('x')] })
    expect([plan.id, faults]).toEqual([
      'ecl-project-pack',
      ['The address names the same thing more than once: only the first of each counts.'],
    ])
  })
})

test('another provider has its own: the first of each month, evenings that take twice as long, no support', async () => {
  jest.resetModules()
  process.env.CONTENT_DIR = 'e2e/other-provider'
  const { plans } = await import('@/provider/facts/plans')
  const { costOf } = await import('./cost')
  const { costLines, afterwardsWords } = await import('./words')
  const { rhythmsOf } = await import('./rhythms')
  const on = { weeks: 38, start: '2027-09-06' }
  const [week, evenings] = plans as [Plan, Plan]
  const cost = costOf(week, 'monthly', on)
  expect(costLines(week, cost)).toEqual([
    { amount: '£8,865', words: 'in all, until the classes end, in 9 payments' },
  ])
  expect(cost.dated?.payments[0]).toEqual({ date: '2027-09-01', pence: 98_500 })
  expect(costLines(evenings, costOf(evenings, 'annual', on))).toEqual([
    { amount: '£6,121.92', words: 'in all until 31 August 2029, in 2 payments' },
  ])
  expect(rhythmsOf(evenings, on)).toMatchObject({ inAll: { period: 'monthly' } })
  expect(afterwardsWords(cost)).toMatch(/the payment of 1 May 2028 is the last\.$/)
})
