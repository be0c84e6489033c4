import { render, screen, within } from '@testing-library/react'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { noFacts } from '@/lib/api/testing-facts'
import { answersIn } from '@/lib/finder/answers'
import { rank } from '@/lib/finder/rank'
import type { Question } from '@/provider/kinds/finder'
import { FinderResult } from './finder-result'
import { QuestionForm } from './question-form'

// shown-pages.ts needs Next's server, which jsdom cannot load. These tests never call it.
jest.mock('@/lib/pages/shown-pages', () => ({}))

const questions: Question[] = [
  {
    id: 'maths',
    question: 'Maths?',
    hint: 'Any.',
    answers: [
      { id: 'yes', label: 'Gladly' },
      { id: 'no', label: 'No' },
    ],
  },
  {
    id: 'work',
    question: 'Work?',
    answers: [
      { id: 'desk', label: 'Desk' },
      { id: 'yard', label: 'Yard' },
    ],
  },
]
const path = (careerName: string, yes: number, no: number) => {
  const told: Partial<CareerPathSummary> = {
    ...{ slug: careerName.toLowerCase(), careerName, image: null, courseStart: null, ...noFacts },
    suits: [
      { answer: 'maths/yes', weight: yes, because: `${careerName}: yes.` },
      { answer: 'maths/no', weight: no, because: `${careerName}: no.` },
    ],
  }
  return told as CareerPathSummary
}
const paths = [
  { ...path('Data', 3, -3), summary: 'Find answers in data.' },
  path('Web', 3, -1),
  path('Yard', -2, -2),
]

function show(query: Record<string, string>) {
  const { answered } = answersIn(questions, query)
  render(<FinderResult matches={rank(paths, answered, '2026-11-22')} answered={answered} />)
  return screen.getByRole('heading', { level: 1 }).textContent
}
const part = (name: string) => within(screen.getByRole('region', { name }))

test('the result shows the reasons for and against each path, and links to a comparison of the fitting paths', () => {
  expect(show({ maths: 'yes', work: 'skip' })).toBe('Data or Web: both fit you best')
  expect(screen.getByText('Based on 1 of 2 questions.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Answer the one you skipped' })).toBeVisible()
  const [best] = screen.getAllByRole('article')
  expect(best).toHaveTextContent(/^DataFrom £149 a monthFind answers in data\.Why it fitsData: yes\./)
  expect(screen.getByRole('link', { name: /^See this path ?: Data/ })).toHaveAttribute(
    'href',
    '/careerpaths/data',
  )
  expect(screen.getByRole('link', { name: 'Compare these 2' })).toHaveAttribute(
    'href',
    '/compare?paths=data,web',
  )
  expect(part('Paths we advise against').getByText('Yard: yes.')).toBeVisible()
  expect(screen.queryByText('The other paths')).not.toBeInTheDocument()
})

test('the result calls no path the best when none fits', () => {
  expect(show({ maths: 'no', work: 'desk' })).toBe('None of our paths stands out for you')
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^Compare/ })).not.toBeInTheDocument()
  expect(part('Paths we advise against').getAllByRole('link')[0]).toHaveTextContent('Data')
})

test('the result lists all paths in the provider’s order when the visitor skips every question', () => {
  expect(show({ maths: 'skip', work: 'skip' })).toBe('You skipped every question')
  expect(
    part('All our paths')
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Data', 'Web', 'Yard'])
  expect(screen.queryByText('Paths we advise against')).not.toBeInTheDocument()
})

describe('with conditions', () => {
  const asked: Question[] = [
    ...questions,
    {
      id: 'hours',
      question: 'Hours?',
      answers: [
        {
          id: 'few',
          label: 'Few',
          needs: { hours: 8 },
          advice: { text: 'Begin on your own.', links: [{ label: 'A plan', to: '/resources/plan' }] },
        },
        { id: 'some', label: 'Some', needs: { hours: 13 } },
      ],
    },
    {
      id: 'money',
      question: 'Money?',
      answers: [
        { id: 'monthly', label: 'By the month', needs: { pays: { by: 'month', at_most: 150 } } },
        { id: 'at-once', label: 'At once', needs: { pays: { by: 'once' } } },
        { id: 'else', label: 'Somebody else', advice: { text: 'Ask them.', links: [] } },
      ],
    },
  ]
  function showAll(query: Record<string, string>, hours = [13, 13, 13]) {
    const { answered } = answersIn(asked, { maths: 'yes', work: 'skip', money: 'skip', ...query })
    const taking = paths.map((path, index) => ({ ...path, weeks: 24, hoursAWeek: hours[index] ?? null }))
    render(<FinderResult matches={rank(taking, answered, '2026-11-22')} answered={answered} />)
    return screen.getByRole('heading', { level: 1 }).textContent
  }

  test('a condition that rules out every path is stated once, at the top of the result, with its advice', () => {
    expect(showAll({ hours: 'few' })).toBe('None of our paths fits in 8 hours a week: each takes 13')
    expect(screen.getByText('Begin on your own.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'A plan' })).toHaveAttribute('href', '/resources/plan')
    expect(screen.queryByText(/[Ff]its? (you )?best/)).not.toBeInTheDocument()
    expect(screen.queryByText(/more than you have/)).not.toBeInTheDocument()
    const closest = part('What would suit you, if that changes').getAllByRole('heading', { level: 3 })
    expect(closest.map((heading) => heading.textContent)).toEqual(['Data', 'Web'])
  })

  test('the result rules out the paths that take too many hours with one reason, and recommends the other', () => {
    expect(showAll({ hours: 'few' }, [13, 6, 13])).toBe('Your best match: Web')
    expect(within(screen.getByRole('article')).getByRole('heading')).toHaveTextContent('Web')
    expect(screen.queryByText('Begin on your own.')).not.toBeInTheDocument()
    const out = part('Ruled out by your answers')
    expect(out.getAllByRole('link').map((link) => link.textContent)).toEqual(['Data', 'Yard'])
    expect(screen.getAllByText(/more than you have/)).toHaveLength(1)
  })

  test('the result rules out no path when all paths meet a condition, and each match states that reason', () => {
    expect(showAll({ hours: 'some' })).toBe('Data or Web: both fit you best')
    expect(screen.getAllByText(/13 hours a week .*fit/)).toHaveLength(2)
    expect(screen.queryByText('Ruled out by your answers')).not.toBeInTheDocument()
  })

  test('a monthly budget shows the plan that fits it, with its price and total', () => {
    showAll({ hours: 'few', money: 'monthly' })
    const paying = part('What it costs each month')
    expect(paying.getByText('The same for each of our paths.')).toBeVisible()
    expect(paying.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Career Growth Accelerator',
    ])
    expect(paying.getByText('£149')).toBeVisible()
    expect(paying.getByText('£1,341')).toBeVisible()
  })

  test('the result compares paying monthly with paying at once when the visitor answers “at once”', () => {
    showAll({ hours: 'some', money: 'at-once' })
    const paying = part('What it costs all at once')
    expect(paying.getByText('£3,228', { selector: 'strong.font-display' })).toBeVisible()
    expect(paying.getByText(/^Paying monthly is £89\.40 cheaper than a year up front/)).toBeVisible()
    expect(paying.getAllByRole('link', { name: /^Payment schedule/ })[0]).toHaveAttribute(
      'href',
      '/careerpaths/data/cost?plan=career-growth-accelerator&billing=annual#cost',
    )
  })

  test('an answer without conditions always shows its advice', () => {
    showAll({ hours: 'some', money: 'else' })
    expect(part('Somebody else').getByText('Ask them.')).toBeVisible()
  })
})

test('each answer has a link that changes it, and the result has a link that mails it', () => {
  show({ maths: 'yes', work: 'skip' })
  expect(part('Your answers').getByText('Gladly')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Change ?: Maths/ })).toHaveAttribute(
    'href',
    '/find-your-path?maths=yes&work=skip&question=maths',
  )
  expect(screen.getByRole('link', { name: /^Answer ?: Work/ })).toBeVisible()
  const mail = new URL(screen.getByRole('link', { name: /^Email this/ }).getAttribute('href') ?? '')
  expect(mail.searchParams.get('body')).toMatch(/^https?:\/\/.+\/find-your-path\?maths=yes&work=skip$/)
})

test('a question’s form submits all answers so far, and shows the progress', () => {
  const { answered } = answersIn(questions, { maths: 'yes', work: 'yard' })
  const { container } = render(
    <QuestionForm answered={answered} index={1} heading="h1">
      <p>Find your path</p>
    </QuestionForm>,
  )
  expect(screen.getByText('Find your path')).toBeVisible()
  expect(screen.getByText('Question 2 of 2')).toBeVisible()
  // The page's HTML contains the drawing, so no file loads for it.
  expect(container.querySelector('svg[aria-hidden]')).toHaveClass('max-lg:hidden')
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '2')
  expect(screen.getByRole('radio', { name: 'Yard' })).toBeChecked()
  expect([...new FormData(container.querySelector('form') ?? undefined)]).toEqual([
    ['maths', 'yes'],
    ['work', 'yard'],
  ])
  expect(screen.getByRole('link', { name: 'Skip this question' })).toHaveAttribute(
    'href',
    '/find-your-path?maths=yes&work=skip',
  )
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
    'href',
    '/find-your-path?maths=yes&work=yard&question=maths',
  )
})
