import { render, screen, within } from '@testing-library/react'
import { plans } from '@/lib/provider/plans'
import { PlanCard } from './plan-card'

test.each([
  ['career-growth-accelerator', 'Career Growth Accelerator', '£149', 'per user/month', 'Popular', 6],
  [
    'executive-career-launcher',
    'Executive Career Launcher',
    '£269',
    'per contracted user/month',
    'Best Choice',
    6,
  ],
  ['growth-project-pack', 'Growth project Pack', '£299', 'per user', 'Project Packed', 4],
  [
    'ecl-project-pack',
    'Executive Career Launcher project pack',
    '£329',
    'per user/month',
    'Project Packed',
    4,
  ],
])('%s is %s at %s %s, %s, with its items', (id, name, price, unit, badge, items) => {
  const plan = plans.find((one) => one.id === id)
  if (!plan) throw new Error(`There is no plan ${id}`)
  const { container } = render(<PlanCard plan={plan} slug="data" />)
  expect(screen.getByRole('heading', { level: 4 })).toHaveTextContent(name)
  const monthly = container.querySelector<HTMLElement>('[data-period=monthly]') ?? container
  expect(within(monthly).getByText(price)).toBeVisible()
  expect(within(monthly).getByText(unit)).toBeVisible()
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

test.each([
  ['career-growth-accelerator', 'Billed monthly.'],
  ['executive-career-launcher', 'Billed annually: £3,228 a year.'],
  ['ecl-project-pack', 'Billed annually: £3,948 a year.'],
])('%s says how it is billed: %s', (id, terms) => {
  const plan = plans.find((one) => one.id === id)
  if (!plan) throw new Error(`There is no plan ${id}`)
  render(<PlanCard plan={plan} slug="data" />)
  expect(screen.getByText(terms)).toBeVisible()
})

test('a plan without a badge shows none', () => {
  const [plan] = plans
  const { container } = render(plan && <PlanCard plan={{ ...plan, badge: undefined }} slug="x" />)
  expect(container.querySelector('li > p')).toBeEmptyDOMElement()
})
