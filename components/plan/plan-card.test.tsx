import { render, screen, within } from '@testing-library/react'
import { rule } from '@/contract/testing'
import { type Plan, plans } from '@/provider/facts/plans'
import { PlanCard, WorsePlan } from './plan-card'
import { PlanDifferences } from './plan-differences'

const course = { weeks: 24, start: '2027-02-08' }

rule.each([
  [
    '3.16 9.16 9.17',
    'career-growth-accelerator',
    'Career Growth Accelerator',
    '£149',
    'per user/month',
    'Popular',
    6,
  ],
  [
    '3.16 9.18 9.19',
    'executive-career-launcher',
    'Executive Career Launcher',
    '£269',
    'per contracted user/month',
    'Best Choice',
    6,
  ],
  ['3.16 9.20', 'growth-project-pack', 'Growth project Pack', '£299', 'per user', 'Project Packed', 4],
  [
    '3.16 9.21 9.22',
    'ecl-project-pack',
    'Executive Career Launcher project pack',
    '£329',
    'per user/month',
    'Project Packed',
    4,
  ],
])('%s shows %s, %s %s, %s and its items', (id, name, price, unit, badge, items) => {
  const plan = plans.find((one) => one.id === id)
  if (!plan) throw new Error(`There is no plan ${id}`)
  render(<PlanCard plan={plan} slug="data" course={course} />)
  expect(screen.getByRole('heading', { level: 4 })).toHaveTextContent(name)
  expect(screen.getByText(price)).toBeVisible()
  expect(screen.getAllByText(unit)[0]).toBeVisible()
  expect(screen.getByText(badge)).toBeVisible()
  const list = screen.getAllByRole('list').at(-1) as HTMLElement
  expect(within(list).getAllByRole('listitem')).toHaveLength(items)
  const address = `/careerpaths/data/enrol?plan=${id}`
  const links = screen.getAllByRole('link', { name: plan.button })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([address, `${address}&billing=annual`])
  expect(links.map((link) => link.closest('[data-period]')?.getAttribute('data-period'))).toEqual([
    'monthly',
    'annual',
  ])
})

rule.each([
  ['9.16', 'career-growth-accelerator', 'Billed monthly.'],
  ['9.18', 'executive-career-launcher', 'Billed annually: £3,228 a year.'],
  ['9.21', 'ecl-project-pack', 'Billed annually: £3,948 a year.'],
])('%s says how it is billed: %s', (id, terms) => {
  const plan = plans.find((one) => one.id === id)
  if (!plan) throw new Error(`There is no plan ${id}`)
  render(<PlanCard plan={plan} slug="data" course={course} />)
  expect(screen.getByText(terms)).toBeVisible()
})

test('a plan without a badge shows none', () => {
  const [plan] = plans
  const { container } = render(
    plan && <PlanCard plan={{ ...plan, badge: undefined }} slug="x" course={course} />,
  )
  expect(container.querySelector('li > :first-child')).toBeEmptyDOMElement()
})

test('a plan shows its total, and names the other billing period when that is cheaper', () => {
  const [plan] = plans
  const { container } = render(plan && <PlanCard plan={plan} slug="data" course={course} />)
  const price = (period: string) => container.querySelector(`[data-period=${period}]`)
  expect(price('monthly')).toHaveTextContent(
    /^£149per user\/monthBilled monthly\. In total £894, or £1,341 if you stay on for recruitment support\.$/,
  )
  expect(price('annual')).toHaveTextContent(
    /^£119\.20per user\/month Save 20% on each monthBilled annually: £1,430\.40 a year\.Paying monthly is £89\.40 cheaper/,
  )
  const links = screen.getAllByRole('link', { name: 'Payment schedule for Career Growth Accelerator' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/careerpaths/data/cost?plan=career-growth-accelerator#cost',
    '/careerpaths/data/cost?plan=career-growth-accelerator&billing=annual#cost',
  ])
})

test('no total is shown when the path has no length', () => {
  const [plan] = plans
  render(plan && <PlanCard plan={plan} slug="data" course={{ weeks: null, start: null }} />)
  expect(screen.queryByText(/In total/)).toBeNull()
})

test('a plan is folded away with the reason when another plan includes it for less', () => {
  render(
    <WorsePlan
      plan={plans[3] as Plan}
      better={{ plan: plans[1] as Plan, saving: 72_000, isSame: true }}
      slug="data"
      course={course}
    />,
  )
  expect(screen.getByText(/^Executive Career Launcher project pack, £329 per user\/month\.$/)).toBeVisible()
  const reason = /Executive Career Launcher includes all of this for £720 less\.$/
  expect(screen.getByText(reason)).toBeVisible()
  expect(screen.getByRole('heading', { name: plans[3]?.name, hidden: true })).not.toBeVisible()
})

test('a yearly price shows its saving beside its unit, and a monthly price none', () => {
  const [plan] = plans
  const { container } = render(plan && <PlanCard plan={plan} slug="data" course={course} />)
  const saving = screen.getByText('Save 20%')
  expect(saving.parentElement).toHaveTextContent(/^per user\/month Save 20% on each month$/)
  expect(container.querySelector('[data-period=annual]')).toContainElement(saving)
})

describe('the table of plans', () => {
  const text = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)

  test('shows totals, and no features, which the cards list', () => {
    render(<PlanDifferences plans={plans} slug="data" course={course} />)
    const below = (name: string) => text(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    expect(below('Total until the classes end')).toEqual([
      '£894£1,430.40',
      '£3,228',
      'No classes',
      'No classes',
    ])
    expect(below('Total until the plan ends')).toEqual(['£1,341£1,430.40', '£3,228', '£299', '£3,948'])
    expect(screen.queryByRole('rowheader', { name: 'Reference' })).toBeNull()
    expect(screen.queryByText(/On-the-job support/)).toBeNull()
  })

  test('leaves out unknown facts, and is absent when there is one plan', () => {
    const unknown = { weeks: null, start: null }
    const { container } = render(<PlanDifferences plans={plans.slice(0, 1)} slug="data" course={unknown} />)
    expect(container).toBeEmptyDOMElement()
    const monthly = plans.slice(0, 1).flatMap((plan) => [plan, { ...plan, id: 'other' }])
    render(<PlanDifferences plans={monthly} slug="data" course={unknown} />)
    expect(screen.queryByText('Payments')).toBeVisible()
  })
})
