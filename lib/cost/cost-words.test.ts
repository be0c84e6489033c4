import { type Plan, plans, plansWith } from '@/provider/facts/plans'
import { contract } from '@/provider/facts/provider-yaml'
import { costOf } from './cost'
import { choiceOf } from './cost-choice'
import { afterwardsWords, costLines, paymentWords, rhythmWords, stoppingRules } from './cost-words'
import { leadPayment } from './lead-payment'
import { betterThan } from './plan-differences'
import { rhythmsOf } from './rhythms'

const [growth, launcher, growthPack, launcherPack] = plans as [Plan, Plan, Plan, Plan]
const course = { weeks: 24, classTimes: 'Tuesdays and Thursdays', start: '2027-02-09' }
const undated = { weeks: 24, start: null }
const lines = (plan: Plan, period: 'monthly' | 'annual', on: typeof course | typeof undated = course) =>
  costLines(plan, costOf(plan, period, on)).map(({ amount, words }) => `${amount} ${words}`)

describe('the words for a plan’s total', () => {
  test('give the last day and the number of payments', () => {
    expect(lines(growth, 'monthly')).toEqual([
      '£894 for the classes (6 payments)',
      '£1,341 if you stay on for recruitment support (9 payments)',
    ])
    expect(lines(growth, 'annual')).toEqual([
      '£1,430.40 in total, for classes and support until 8 February 2028 (one payment)',
    ])
    expect(lines(growthPack, 'monthly')).toEqual(['£299 in total until 8 August 2027 (one payment)'])
  })

  test('give no day without a start, and are empty when the total is unknown', () => {
    expect(lines(growth, 'monthly', undated)).toEqual(lines(growth, 'monthly'))
    expect(lines(launcher, 'monthly', undated)).toEqual([
      '£3,228 in total, for classes and support (one payment)',
    ])
    expect(lines(launcherPack, 'monthly', undated)).toEqual(['£3,948 in total for 12 months (one payment)'])
    expect(costLines(growth, costOf(growth, 'monthly', { weeks: null, start: null }))).toEqual([])
  })

  test('are shown to a learner with the first payment, if plan and billing are known', () => {
    const path = {
      weeks: 24,
      courseStart: '2027-01-10',
      classTimes: 'Tuesdays',
      prices: [{ plan: growth.id, price: 10_050, year: null }],
    }
    const words = (...choice: Parameters<typeof leadPayment>) => paymentWords(leadPayment(...choice))
    expect(words(growth.id, 'monthly', path)).toBe(
      'Paid monthly: £603 for the classes (6 payments); £904.50 if you stay on for recruitment support (9 payments). First payment: £100.50 on Tuesday 12 January 2027.',
    )
    expect(words(launcher.id, '', path)).toMatch(/ \(one payment\)\. Due on Tuesday 12 January 2027\.$/)
    expect(words(growthPack.id, '', { ...path, hasStarted: true })).toBe(
      'Paid once: £299 in total for 6 months (one payment).',
    )
    expect(words(growth.id, '', path)).toBe('')
    expect(words('none', 'monthly', path)).toBe('')
  })

  test('are followed by the end of the plan and its last payment', () => {
    expect(afterwardsWords(costOf(growth, 'monthly', course))).toBe(
      'Nothing renews automatically: your plan ends on 22 October 2027, and your last payment is on 9 October 2027.',
    )
    expect(afterwardsWords(costOf(launcher, 'monthly', course))).toBe(
      'Nothing renews automatically: your plan ends on 8 February 2028, and there’s nothing more to pay.',
    )
    expect(afterwardsWords(costOf(growth, 'monthly', undated))).toBe('Nothing renews automatically.')
  })
})

describe('the cheaper way of paying', () => {
  const said = (plan: Plan | undefined, weeks: number) => {
    const rhythms = plan && rhythmsOf(plan, { weeks, start: null })
    return rhythms ? rhythmWords(rhythms) : undefined
  }

  test('may be to pay monthly', () => {
    expect(said(growth, 24)).toEqual({
      answer:
        'Paying monthly is £89.40 cheaper than a year up front, even if you stay on for recruitment support.',
      monthly:
        'Paying monthly comes to £894 for the classes, or £1,341 if you stay on for recruitment support.',
      annual: 'A year up front is £1,430.40.',
    })
  })

  test('may depend on recruitment support, or be a year up front', () => {
    expect(said(growth, 34)?.answer).toBe(
      'For the classes alone, paying monthly is cheaper. If you stay on for recruitment support, paying for a year up front is cheaper.',
    )
    expect(said(growth, 34)?.annual).toMatch(
      / Paying for a year up front costs less if you pay for 10 months or more\.$/,
    )
    expect(said(growth, 50)?.answer).toMatch(
      /^Paying for a year up front is £[\d.,]+ cheaper than paying monthly\.$/,
    )
  })

  test('may be neither, and is undefined for a plan that is billed annually', () => {
    const [even] = plansWith([{ plan: growth.id, price: 10_000, year: 90_000 }])
    expect(said(even, 24)?.answer).toBe(
      'For the classes alone, paying monthly is cheaper. If you stay on for recruitment support, both cost the same.',
    )
    expect(said(launcher, 24)).toBeUndefined()
  })
})

test('refunds are described only for the rhythms that the contract has rules for', () => {
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
    'tell us. We refund any full months left after that day.',
  ])
})

describe('the comparison of plans', () => {
  test('names a cheaper plan that has all features of a dearer one for at least as long', () => {
    expect(betterThan(launcherPack, plans, course)).toEqual({ plan: launcher, saving: 72_000, isSame: true })
    expect(plans.filter((plan) => betterThan(plan, plans, course))).toEqual([launcherPack])
    const dearer = { ...launcher, price: 40_000 }
    expect(betterThan(launcherPack, [growth, dearer, growthPack, launcherPack], course)).toBeNull()
    expect(betterThan({ ...launcherPack, months: 24 }, plans, course)).toBeNull()
  })
})

describe('the calculator’s address', () => {
  const today = '2026-11-22'
  const read = (params: Record<string, string | string[]>) => choiceOf(params, plans, today)

  test('carries the answers', () => {
    const asked = { plan: 'growth-project-pack', billing: 'annual', start: '2028-02-29', other: 'x' }
    expect(read(asked)).toEqual({ plan: growthPack, period: 'annual', start: '2028-02-29', faults: [] })
    expect(read({ plan: '', billing: '', start: '' })).toEqual(read({}))
    expect(read({})).toEqual({ plan: growth, period: 'monthly', start: null, faults: [] })
  })

  test.each([
    [{ plan: 'gold' }, 'We don’t have a plan called “gold”, so this is for the first one.'],
    [{ plan: '<b>'.repeat(5000) }, /^We don’t have a plan called “(<b>){10}…”, so this/],
    [{ plan: '🜁'.repeat(50) }, /^We don’t have a plan called “🜁{30}…”/u],
    [{ billing: 'weekly' }, 'You can pay monthly or annually, not “weekly”, so this is for monthly.'],
    [{ start: '2027-02-29' }, '“2027-02-29” isn’t a date. Write one such as 2026-11-22.'],
    [{ start: 'tomorrow' }, '“tomorrow” isn’t a date. Write one such as 2026-11-22.'],
    [{ start: '2026-11-21' }, '21 November 2026 has passed, so this is for the next start.'],
    [
      { start: '9999-12-31' },
      '31 December 9999 is too far away. Choose a date no later than 22 November 2029.',
    ],
  ])('%j is ignored, and a message says so', (params, fault) => {
    expect(read(params)).toMatchObject({ ...read({}), faults: [expect.stringMatching(fault)] })
  })

  test('the first of fifty repeated values counts', () => {
    const { plan, faults } = read({ plan: ['ecl-project-pack', ...Array(49).fill('x')] })
    expect([plan.id, faults]).toEqual([
      'ecl-project-pack',
      ['This link repeats a setting, so we used the first of each.'],
    ])
  })
})

test('another provider’s rules apply: payments on the 1st, evenings twice as long, no support', async () => {
  jest.resetModules()
  process.env.CONTENT_DIR = 'e2e/other-provider'
  const { plans } = await import('@/provider/facts/plans')
  const { costOf } = await import('./cost')
  const { costLines, afterwardsWords } = await import('./cost-words')
  const { rhythmsOf } = await import('./rhythms')
  const on = { weeks: 38, start: '2027-09-06' }
  const [week, evenings] = plans as [Plan, Plan]
  const cost = costOf(week, 'monthly', on)
  expect(costLines(week, cost)).toEqual([
    { amount: '£8,865', words: 'in total, for the classes (9 payments)' },
  ])
  expect(cost.dated?.payments[0]).toEqual({ date: '2027-09-01', pence: 98_500 })
  expect(costLines(evenings, costOf(evenings, 'annual', on))).toEqual([
    { amount: '£6,121.92', words: 'in total until 31 August 2029 (2 payments)' },
  ])
  expect(rhythmsOf(evenings, on)).toMatchObject({ inAll: { period: 'monthly' } })
  expect(afterwardsWords(cost)).toMatch(/your last payment is on 1 May 2028\.$/)
})
