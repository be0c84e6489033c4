import { type Plan, plans, plansWith } from '@/provider/facts/plans'
import type { Contract } from '@/provider/fields/enrolment-contract'
import { type Cost, costOf } from './cost'
import { costsOf, courseOf } from './course'
import { isDay } from './payment-dates'
import { stopsOf } from './refunds'
import { rhythmsOf } from './rhythms'

const [growth, launcher, growthPack, launcherPack] = plans as [Plan, Plan, Plan, Plan]
const rules: Contract = {
  payments_on: 'first-day',
  cancellation_days: 14,
  support_months: 3,
  stopping: { monthly: { notice_days: 0 }, annually: { notice_days: 30, used_months: 'monthly-price' } },
}
const course = { weeks: 24, start: '2027-02-08' }
const dates = ({ dated }: Cost) => dated?.payments.map(({ date }) => date)

describe('a path of 24 weeks', () => {
  test('monthly: six payments until its classes end, and nine until its support ends', () => {
    const cost = costOf(growth, 'monthly', course, rules)
    expect(cost.untilClasses).toEqual({ pence: 89_400, payments: 6 })
    expect(cost.inAll).toEqual({ pence: 134_100, payments: 9 })
    expect(cost.dated).toMatchObject({ classesEnd: '2027-07-25', ends: '2027-10-25' })
    expect(dates(cost)).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9].map((month) => `2027-0${month}-08`).concat('2027-10-08'),
    )
  })

  test('annual: one payment covers classes and support', () => {
    const cost = costOf(growth, 'annual', course, rules)
    expect(cost.untilClasses).toEqual({ pence: 143_040, payments: 1 })
    expect(cost.inAll).toEqual({ pence: 143_040, payments: 1 })
    expect(cost.dated).toMatchObject({ classesEnd: '2027-07-25', ends: '2028-02-07' })
  })

  test('annually billed plans and packs without classes have one payment', () => {
    expect(costOf(launcher, 'monthly', course, rules).inAll).toEqual({ pence: 322_800, payments: 1 })
    expect(costOf(growthPack, 'annual', course, rules)).toMatchObject({
      untilClasses: null,
      inAll: { pence: 29_900, payments: 1 },
      dated: { classesEnd: null, ends: '2027-08-07' },
    })
    expect(costOf(launcherPack, 'monthly', course, rules)).toMatchObject({
      untilClasses: null,
      inAll: { pence: 394_800, payments: 1 },
      dated: { ends: '2028-02-07' },
    })
  })

  test('a total that is equal for every start is shown without a start', () => {
    const cost = costOf(growth, 'monthly', { weeks: 24, start: null }, rules)
    expect(cost).toMatchObject({ untilClasses: { payments: 6 }, inAll: { payments: 9 }, dated: null })
  })

  test('monthly payment costs less, also with support, because nobody pays for ten months', () => {
    expect(rhythmsOf(growth, course, rules)).toMatchObject({
      untilClasses: { period: 'monthly', saving: 53_640 },
      inAll: { period: 'monthly', saving: 8_940 },
      annualFrom: null,
    })
    expect(rhythmsOf(launcher, course, rules)).toBeNull()
  })
})

describe('paths of other lengths', () => {
  test('a year up front costs less for a long path, and as much as monthly payment at the break-even', () => {
    expect(rhythmsOf(growth, { weeks: 50, start: null }, rules)).toMatchObject({
      inAll: { period: 'annual' },
    })
    const [even] = plansWith([{ plan: growth.id, price: 10_000, year: 60_000 }]) as [Plan]
    expect(rhythmsOf(even, course, { ...rules, support_months: 0 })).toMatchObject({
      inAll: { period: 'same', saving: 0 },
      annualFrom: null,
    })
    expect(rhythmsOf(growth, { weeks: 34, start: null }, rules)).toMatchObject({ annualFrom: 10 })
    const [dear] = plansWith([{ plan: growth.id, price: 10_000, year: 120_000 }]) as [Plan]
    expect(rhythmsOf(dear, course, rules)?.annualFrom).toBeNull()
  })

  test('a path of unknown length has no monthly total, but a pack has a total', () => {
    const unknown = { weeks: null, start: '2027-02-08' }
    expect(costOf(growth, 'monthly', unknown, rules)).toMatchObject({ untilClasses: null, inAll: null })
    expect(costOf(growth, 'monthly', unknown, rules).dated).toMatchObject({ ends: null, payments: [] })
    expect(costOf(growthPack, 'monthly', unknown, rules).inAll).toEqual({ pence: 29_900, payments: 1 })
    expect(rhythmsOf(growth, unknown, rules)).toBeNull()
  })

  test('a total that depends on the start is not shown without a start', () => {
    const weeks = 13
    expect(costOf(growth, 'monthly', { weeks, start: null }, rules).untilClasses).toBeNull()
    expect(costOf(growth, 'monthly', { weeks, start: '2027-01-04' }, rules).untilClasses?.payments).toBe(4)
    expect(costOf(growth, 'monthly', { weeks, start: '2027-07-05' }, rules).untilClasses?.payments).toBe(3)
  })

  test('a path of over a year needs a second annual payment, and an evening plan may take twice as long', () => {
    expect(costOf(launcher, 'monthly', { weeks: 60, start: '2027-02-08' }, rules).inAll?.payments).toBe(2)
    const evenings = { ...growth, times_as_long: 2 }
    expect(costOf(evenings, 'monthly', course, rules).dated?.classesEnd).toBe('2028-01-09')
  })

  test('support lasts until the last class when the provider has no contract', () => {
    const { dated, inAll } = costOf(growth, 'monthly', course, null)
    expect(dated).toMatchObject({ classesEnd: '2027-07-25', ends: '2027-07-25' })
    expect(inAll?.payments).toBe(6)
    expect(stopsOf(growth, costOf(growth, 'monthly', course, null), null)).toEqual([])
  })

  test('payments on the first of each month begin in the month of the first class', () => {
    const first: Contract = { ...rules, payments_on: 'first-of-month', support_months: undefined }
    const cost = costOf(growth, 'monthly', { weeks: 12, start: '2027-09-06' }, first)
    expect(dates(cost)).toEqual(['2027-09-01', '2027-10-01', '2027-11-01'])
    expect(
      costOf(growthPack, 'monthly', { weeks: 12, start: '2027-09-06' }, first).dated?.payments[0]?.date,
    ).toBe('2027-09-06')
  })
})

describe('days', () => {
  test.each([
    ['2027-01-31', ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30']],
    ['2028-01-30', ['2028-01-30', '2028-02-29', '2028-03-30', '2028-04-30', '2028-05-30', '2028-06-30']],
    ['2028-02-29', ['2028-02-29', '2028-03-29', '2028-04-29', '2028-05-29', '2028-06-29', '2028-07-29']],
    // Clocks change on 28 March and 31 October 2027.
    ['2027-03-28', ['2027-03-28', '2027-04-28', '2027-05-28', '2027-06-28', '2027-07-28', '2027-08-28']],
    ['2027-10-31', ['2027-10-31', '2027-11-30', '2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31']],
  ])('payments from %s on are due on existing days', (start, due) => {
    const cost = costOf(growth, 'monthly', { weeks: 24, start }, { ...rules, support_months: 0 })
    expect(dates(cost)).toEqual(due)
  })

  test('yearly payments from 29 February 2028 are due on 28 February in the next three years', () => {
    const cost = costOf(launcher, 'monthly', { weeks: 208, start: '2028-02-29' }, rules)
    expect(dates(cost)).toEqual(['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28'])
  })

  test('a cohort on a Sunday begins with its first class, and a past cohort has no date', () => {
    const at = (courseStart: string | null, classTimes: string | null = null) =>
      courseOf({ weeks: 24, courseStart, classTimes }).start
    expect(at('2027-01-10', 'Tuesdays and Thursdays')).toBe('2027-01-12')
    expect(at('2027-02-08')).toBe('2027-02-08')
    expect(at('soon')).toBeNull()
    const path = { weeks: 24, courseStart: '2027-01-10', classTimes: null, hasStarted: true as const }
    expect(courseOf(path).start).toBeNull()
  })

  test('isDay accepts only a day that exists', () => {
    expect(['2028-02-29', '2027-12-31'].map(isDay)).toEqual([true, true])
    expect(['2027-02-29', '2027-13-01', '2027-1-1', '', 'x'.repeat(10_000)].some(isDay)).toBe(false)
  })

  test('every plan of a path uses the path’s own prices', () => {
    const prices = [{ plan: growth.id, price: 12_050, year: null }]
    const path = { weeks: 24, courseStart: '2027-02-08', classTimes: null, prices }
    const costs = costsOf(path, 'monthly')
    expect(costs.map(({ name, cost }) => [name, cost.inAll?.pence])).toEqual([
      ['Career Growth Accelerator', 9 * 12_050],
      ['Executive Career Launcher', 322_800],
      ['Growth project Pack', 29_900],
      ['Executive Career Launcher project pack', 394_800],
    ])
  })
})

describe('stopping early', () => {
  test('monthly: paid months are not refunded, and nothing more is due', () => {
    const stops = stopsOf(growth, costOf(growth, 'monthly', course, rules), rules)
    expect(stops).toHaveLength(9)
    expect(stops[0]).toEqual({ by: '2027-02-07', months: 0, paid: 0, back: 0, cost: 0 })
    expect(stops[2]).toEqual({ by: '2027-04-07', months: 2, paid: 29_800, back: 0, cost: 29_800 })
  })

  test('annual: months up to thirty days after the notice count at the monthly price', () => {
    const stops = stopsOf(growth, costOf(growth, 'annual', course, rules), rules)
    expect(stops[0]).toEqual({ by: '2027-01-08', months: 0, paid: 0, back: 0, cost: 0 })
    expect(stops[1]).toEqual({ by: '2027-02-05', months: 1, paid: 143_040, back: 128_140, cost: 14_900 })
    expect(stops.at(-1)).toMatchObject({ months: 9, back: 8_940, cost: 134_100 })
  })

  test('a plan that is billed annually refunds twelfths, to the penny', () => {
    const stops = stopsOf(launcher, costOf(launcher, 'monthly', course, rules), rules)
    expect(stops[6]).toMatchObject({ months: 6, back: 161_400, cost: 161_400 })
    expect(stops).toHaveLength(12)
  })

  test('no refund is shown for a plan paid once, without a date, or without a rule', () => {
    const undated = costOf(growth, 'monthly', { weeks: 24, start: null }, rules)
    expect(stopsOf(growthPack, costOf(growthPack, 'monthly', course, rules), rules)).toEqual([])
    expect(stopsOf(growth, undated, rules)).toEqual([])
    expect(stopsOf(growth, costOf(growth, 'monthly', course, rules), { ...rules, stopping: {} })).toEqual([])
  })
})
