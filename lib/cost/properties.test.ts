import fc from 'fast-check'
import { type Plan, plans, plansWith } from '@/provider/facts/plans'
import type { Contract } from '@/provider/fields/enrolment-contract'
import { type Cost, costOf } from './cost'
import { addDays, isDay } from './payment-dates'
import { stopsOf } from './refunds'

describe('a cost of any price, length and start', () => {
  const day = fc.integer({ min: 0, max: 5000 }).map((days) => addDays('2026-01-01', days))
  const anything = fc.record({
    plan: fc.constantFrom(...plans),
    price: fc.integer({ min: 1, max: 10_000_000 }),
    period: fc.constantFrom('monthly' as const, 'annual' as const),
    weeks: fc.integer({ min: 1, max: 208 }),
    start: day,
    support: fc.integer({ min: 0, max: 24 }),
    payments_on: fc.constantFrom('first-day' as const, 'first-of-month' as const),
    notice: fc.integer({ min: 0, max: 90 }),
  })
  const check = (holds: (cost: Cost, plan: Plan, rules: Contract) => void) =>
    fc.assert(
      fc.property(anything, ({ plan, price, period, weeks, start, support, payments_on, notice }) => {
        const own = plansWith([{ plan: plan.id, price, year: null }]).find(({ id }) => id === plan.id) as Plan
        const stopping = {
          monthly: { notice_days: notice },
          annually: { notice_days: notice, used_months: 'monthly-price' as const },
        }
        const contract = { cancellation_days: 14, support_months: support, payments_on, stopping }
        holds(costOf(own, period, { weeks, start }, contract), own, contract)
      }),
      { numRuns: 150 },
    )

  test('the payments add up to the total, in whole pence', () => {
    check(({ inAll, untilClasses, each, dated }) => {
      const sum = dated?.payments.reduce((all, { pence }) => all + pence, 0)
      expect(sum).toBe(inAll?.pence)
      expect(inAll?.pence).toBe(each * (inAll?.payments ?? 0))
      expect(Number.isSafeInteger(inAll?.pence)).toBe(true)
      expect(untilClasses?.pence ?? 0).toBeLessThanOrEqual(inAll?.pence ?? 0)
    })
  })

  test('no month is paid twice or left out, and every due day exists', () => {
    check(({ dated, rhythm }) => {
      const months = dated?.payments.map(({ date }) => {
        expect(isDay(date)).toBe(true)
        return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
      })
      const step = rhythm === 'yearly' ? 12 : 1
      for (const [index, month] of (months ?? []).entries())
        expect(month).toBe((months?.[0] ?? 0) + index * step)
    })
  })

  test('neither the last payment nor the last class is after the end of the plan', () => {
    check(({ dated }) => {
      expect((dated?.payments.at(-1)?.date ?? '') <= (dated?.ends ?? '')).toBe(true)
      expect((dated?.classesEnd ?? '') <= (dated?.ends ?? '')).toBe(true)
    })
  })

  test('cost and refund add up to the amount paid, and an earlier notice never costs more', () => {
    check((cost, plan, rules) => {
      const stops = stopsOf(plan, cost, rules)
      for (const [index, stop] of stops.entries()) {
        expect(stop.back + stop.cost).toBe(stop.paid)
        expect(stop.back).toBeGreaterThanOrEqual(0)
        const before = stops[index - 1]
        expect(stop.cost).toBeGreaterThanOrEqual(before?.cost ?? 0)
        expect(stop.by > (before?.by ?? '')).toBe(true)
      }
    })
  })
})
