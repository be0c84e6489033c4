import { rule } from '@/contract/testing'
import { type Plan, plans, plansWith } from './plans'
import { formatPence, priceOf, savingOf, startingPrice } from './price'

const [growth, launcher, growthPack, launcherPack] = plans as [Plan, Plan, Plan, Plan]

rule('9.16 9.18 9.20', 'monthly shows the prices of the specification', () => {
  const shown = plans.map((plan) => `${formatPence(priceOf(plan, 'monthly').amount)} ${plan.unit}`)
  expect(shown).toEqual([
    '£149 per user/month',
    '£269 per contracted user/month',
    '£299 per user',
    '£329 per user/month',
  ])
})

rule('9.23', 'annual takes 20% off a plan that is billed monthly, per month and per year', () => {
  expect(priceOf(growth, 'annual')).toMatchObject({
    amount: 11920,
    terms: 'Billed annually: £1,430.40 a year.',
    rhythm: 'yearly',
  })
})

test('annual keeps the price of a plan that is billed annually already', () => {
  expect(priceOf(launcher, 'annual').amount).toBe(26900)
  expect(priceOf(launcher, 'annual').terms).toBe('Billed annually: £3,228 a year.')
  expect(priceOf(launcherPack, 'annual').amount).toBe(32900)
})

test('annual keeps the price of a plan that is paid once', () => {
  expect(priceOf(growthPack, 'annual')).toMatchObject({
    amount: 29900,
    terms: 'Paid once.',
    rhythm: 'once',
  })
})

test('prices start from the lowest one, with its unit', () => {
  expect(startingPrice(plans)).toEqual({ price: '£149', unit: 'a month' })
  expect(startingPrice([launcher, growthPack])).toEqual({ price: '£269', unit: 'a month, billed annually' })
  expect(startingPrice([growthPack])).toEqual({ price: '£299', unit: 'paid once' })
})

describe('a career path with prices of its own', () => {
  const own = (price: number, year: number | null, plan = 'career-growth-accelerator') =>
    plansWith([{ plan, price, year }])
  const annual = ([plan]: readonly Plan[]) => plan && priceOf(plan, 'annual')

  test('shows its own prices, and the provider’s for other plans', () => {
    const offered = own(12050, null)
    expect(offered.map(({ price }) => price)).toEqual([12050, 26900, 29900, 32900])
    expect(startingPrice(offered).price).toBe('£120.50')
    expect(startingPrice(own(9900, null, 'ecl-project-pack')).price).toBe('£99')
  })

  test('has the common saving for a year, unless it has a yearly price', () => {
    expect(annual(own(12050, null))).toMatchObject({
      amount: 9640,
      terms: 'Billed annually: £1,156.80 a year.',
    })
    expect(annual(own(12050, 130000))).toMatchObject({
      amount: 10833,
      terms: 'Billed annually: £1,300 a year.',
    })
    expect(annual(own(10000, 120000))).toMatchObject({ terms: 'Billed annually: £1,200 a year.' })
  })

  test('shows its yearly saving, rounded down', () => {
    expect(plans.map(savingOf)).toEqual([20, 0, 0, 0])
    const ofOwn = (price: number, year: number | null) => own(price, year).map(savingOf)[0]
    expect(ofOwn(14903, null)).toBe(20)
    expect(ofOwn(12050, 130000)).toBe(10)
    expect(ofOwn(12050, 131000)).toBe(9)
    expect(ofOwn(10000, 120000)).toBe(0)
    expect(ofOwn(10000, 90000)).toBe(25)
  })

  test.each([
    ['above that of twelve months', 'career-growth-accelerator', 144601],
    ['of a plan that is paid once', 'growth-project-pack', 100],
  ])('a yearly price %s is ignored', (_, plan, year) => {
    expect(own(12050, year, plan).find(({ id }) => id === plan)).not.toHaveProperty('year')
  })
})
