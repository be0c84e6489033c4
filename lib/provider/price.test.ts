import { type Plan, plans } from './plans'
import { formatPence, priceOf, startingPrice } from './price'

const [growth, launcher, growthPack, launcherPack] = plans as [Plan, Plan, Plan, Plan]

test('monthly shows the prices of the specification', () => {
  const shown = plans.map((plan) => `${formatPence(priceOf(plan, 'monthly').amount)} ${plan.unit}`)
  expect(shown).toEqual([
    '£149 per user/month',
    '£269 per contracted user/month',
    '£299 per user',
    '£329 per user/month',
  ])
})

test('annual takes 20% off a plan that is billed monthly, per month and per year', () => {
  expect(priceOf(growth, 'annual')).toMatchObject({
    amount: 11920,
    terms: 'Billed annually: £1,430.40 a year instead of £1,788.',
    rhythm: 'yearly',
  })
})

test('annual keeps the price of a plan that is billed annually already, and says so', () => {
  expect(priceOf(launcher, 'annual').amount).toBe(26900)
  expect(priceOf(launcher, 'annual').terms).toBe(
    'Already billed annually, so the price stays: £3,228 a year.',
  )
  expect(priceOf(launcherPack, 'annual').amount).toBe(32900)
})

test('annual keeps the price of a plan that is paid once, and says so', () => {
  expect(priceOf(growthPack, 'annual')).toMatchObject({
    amount: 29900,
    terms: 'Paid once. The same price either way.',
    rhythm: 'once',
  })
})

test('prices start from the lowest one', () => {
  expect(formatPence(startingPrice(plans))).toBe('£149')
})
