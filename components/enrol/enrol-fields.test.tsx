import { render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { rule } from '@/contract/testing'
import { leadChoicesOf } from '@/lib/cost/lead-choices'
import { EnrolFields } from './enrol-fields'

const choices = leadChoicesOf({ weeks: 24, courseStart: null, classTimes: null, prices: [] })

type Props = ComponentProps<typeof EnrolFields>

function fields(change: Partial<Props> = {}) {
  const idOf = (field: string) => `test-${field}`
  const props = {
    values: {},
    errors: {},
    idOf,
    countries: ['Chad', 'Chile'],
    choices,
    starts: { open: [], note: '', isClosed: false },
    chosenPlan: '',
  }
  return <EnrolFields {...props} {...change} />
}

const show = (change: Partial<Props> = {}) => render(fields(change))

rule(
  '5.1 5.2 5.3 5.4',
  'the enrolment form has the fields of the specification and marks the required ones',
  () => {
    show()
    for (const name of ['First name', 'Last name', 'Email', 'Phone'])
      expect(screen.getByLabelText(name)).toBeRequired()
    for (const name of ['Country', 'How you heard about us'])
      expect(screen.getByRole('combobox', { name })).toBeRequired()
    for (const name of ['Job title', 'Company', 'Message'])
      expect(screen.getByLabelText(`${name} (optional)`)).not.toBeRequired()
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Choose a country')
    expect(screen.getByRole('combobox', { name: 'How you heard about us' })).toHaveDisplayValue(
      'How did you hear about Northlight',
    )
  },
)

test('each plan shows its price and its total', () => {
  show({ chosenPlan: 'growth-project-pack' })
  expect(
    screen.getByRole('radio', { name: /^Growth project Pack £299 per user .+ Paid once\.$/ }),
  ).toBeChecked()
  expect(
    screen.getByRole('radio', {
      name: /£149 per user\/month .+ In total £894, or £1,341 if you stay on for recruitment support/,
    }),
  ).not.toBeChecked()
  expect(
    screen.getByRole('radio', {
      name: /£269 per contracted user\/month .+ Billed annually: £3,228 a year\./,
    }),
  ).not.toBeChecked()
})

test('a plan that another includes for less is offered only where it was asked for, and then stays', () => {
  const { unmount } = show()
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  expect(screen.queryByRole('radio', { name: /^Executive Career Launcher project pack/ })).toBeNull()
  unmount()
  const onChoosePlan = () => undefined
  const { rerender } = show({ chosenPlan: 'ecl-project-pack', onChoosePlan })
  expect(screen.getAllByRole('radio')).toHaveLength(4)
  expect(screen.getByRole('radio', { name: /^Executive Career Launcher project pack/ })).toBeChecked()
  rerender(fields({ chosenPlan: 'growth-project-pack', onChoosePlan }))
  expect(screen.getAllByRole('radio')).toHaveLength(4)
})

test('every plan is offered, without a price, while the path is unknown', () => {
  show({ choices: leadChoicesOf(null) })
  expect(screen.getAllByRole('radio')).toHaveLength(4)
  expect(screen.queryByText(/£/)).toBeNull()
})

test('the form shows the typed and chosen values again', () => {
  const values = {
    firstName: 'Ada',
    country: 'Chile',
    source: 'Google',
    selectedPlan: 'ecl-project-pack',
    subscribe: 'on',
  }
  const { rerender } = show()
  rerender(fields({ values }))
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Chile')
  expect(screen.getByRole('combobox', { name: 'How you heard about us' })).toHaveDisplayValue('Google')
})

rule('3.6 8.3', 'the form asks for the country in words when the list of countries is missing', () => {
  show({ countries: null })
  expect(screen.getByRole('textbox', { name: 'Country' })).toHaveAccessibleDescription(
    'Error Loading Countries. Please type yours.',
  )
})

test('the country select is disabled and says that the countries are loading', () => {
  show({ countries: undefined })
  const country = screen.getByRole('combobox', { name: 'Country' })
  expect(country).toBeDisabled()
  expect(country).toHaveDisplayValue('Loading the countries')
})

rule('5.5', 'the form offers the nine sources of the specification', () => {
  show()
  const source = screen.getByRole('combobox', { name: 'How you heard about us' })
  expect(
    within(source)
      .getAllByRole('option')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'A Friend',
    'LinkedIn',
    'Facebook',
    'Instagram',
    'Job Boards',
    'Trust Pilot',
    'Email',
    'Newsletter',
    'Google',
  ])
  expect(source).toHaveValue('')
})

rule(
  '5.1 5.6',
  'the email field has type email, and the box for news of jobs, events, tutorials and insights is optional',
  () => {
    show()
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email')
    const news = screen.getByRole('checkbox', { name: /jobs, events, tutorials and insights/ })
    expect(news).not.toBeRequired()
    expect(news).not.toBeChecked()
  },
)
