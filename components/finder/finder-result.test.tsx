import { render, screen, within } from '@testing-library/react'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { noFacts } from '@/lib/api/testing-facts'
import { answersIn } from '@/lib/finder/answers'
import { rank } from '@/lib/finder/rank'
import type { Question } from '@/lib/provider/finder'
import { FinderResult } from './finder-result'
import { QuestionForm } from './question-form'

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
const paths = [path('Data', 3, -3), path('Web', 3, -1), path('Yard', -2, -2)]

function show(query: Record<string, string>) {
  const { answered } = answersIn(questions, query)
  render(<FinderResult matches={rank(paths, answered, '2026-11-22')} answered={answered} />)
  return screen.getByRole('heading', { level: 1 }).textContent
}
const part = (name: string) => within(screen.getByRole('region', { name }))

test('those that fit have their reasons, and lead to a comparison; so has the one that does not', () => {
  expect(show({ maths: 'yes', work: 'skip' })).toBe('Data or Web: both fit you best')
  const [best] = screen.getAllByRole('article')
  expect(best).toHaveTextContent(/^Fits bestDataWhy it fitsData: yes\./)
  expect(screen.getByRole('link', { name: /^See this path ?: Data/ })).toHaveAttribute(
    'href',
    '/careerpaths/data',
  )
  expect(screen.getByRole('link', { name: 'Compare these 2' })).toHaveAttribute(
    'href',
    '/compare?paths=data,web',
  )
  expect(part('What we would leave alone').getByText('Yard: yes.')).toBeVisible()
  expect(screen.queryByText('The other paths')).not.toBeInTheDocument()
})

test('where nothing fits, it says so and calls none of them the best', () => {
  expect(show({ maths: 'no', work: 'desk' })).toBe('None of our paths stands out for you')
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^Compare/ })).not.toBeInTheDocument()
  expect(part('What we would leave alone').getAllByRole('link')[0]).toHaveTextContent('Data')
})

test('where every question was skipped, all paths stand in their order', () => {
  expect(show({ maths: 'skip', work: 'skip' })).toBe('You skipped every question')
  expect(
    part('All our paths')
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Data', 'Web', 'Yard'])
  expect(screen.queryByText('What we would leave alone')).not.toBeInTheDocument()
})

test('each answer can be changed, and the address be sent', () => {
  show({ maths: 'yes', work: 'skip' })
  expect(part('Your answers').getByText('Gladly')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Change ?: Maths/ })).toHaveAttribute(
    'href',
    '/find-your-path?maths=yes&work=skip&question=maths',
  )
  expect(screen.getByRole('link', { name: /^Answer ?: Work/ })).toBeVisible()
  const mail = new URL(screen.getByRole('link', { name: /e-mail/ }).getAttribute('href') ?? '')
  expect(mail.searchParams.get('body')).toMatch(/^https?:\/\/.+\/find-your-path\?maths=yes&work=skip$/)
})

test('a question keeps the other answers, tells where one is, and shows what was answered before', () => {
  const { answered } = answersIn(questions, { maths: 'yes', work: 'yard' })
  const { container } = render(<QuestionForm answered={answered} index={1} heading="h1" />)
  expect(screen.getByText('Question 2 of 2')).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '1')
  expect(screen.getByRole('radio', { name: 'Yard' })).toBeChecked()
  expect([...new FormData(container.querySelector('form') ?? undefined)]).toEqual([
    ['maths', 'yes'],
    ['work', 'yard'],
  ])
  expect(screen.getByRole('link', { name: 'Skip this question' })).toHaveAttribute(
    'href',
    '/find-your-path?maths=yes&work=skip',
  )
  expect(screen.getByRole('link', { name: 'The question before' })).toHaveAttribute(
    'href',
    '/find-your-path?maths=yes&work=yard&question=maths',
  )
})
