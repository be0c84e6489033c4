import { render, screen } from '@testing-library/react'
import { rule } from '@/contract/testing'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { noFacts } from '@/lib/api/testing-facts'
import { CareerPathCard } from './career-path-card'

const careerPath: CareerPathSummary = {
  slug: 'data',
  careerName: 'Data',
  description: 'x'.repeat(120),
  image: null,
  rating: 4.5,
  courseStart: '2027-01-10',
  ...noFacts,
  language: 'ENG',
  whatYouWillLearn: [],
  skillsYouWillGain: [],
  potentialJobs: [],
}

rule(
  '2.home.9 2.home.10 2.home.11 9.4',
  'a card cuts the description at 90 characters and leads to the path',
  () => {
    render(<CareerPathCard careerPath={careerPath} />)
    expect(screen.getByText(`${'x'.repeat(90)}…`)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Learn more about Data' })).toHaveAttribute(
      'href',
      '/careerpaths/data',
    )
    expect(screen.getByText('Starts Mon 11 Jan 2027')).toBeVisible()
  },
)

test('a card shows the written summary, the price and the hours a week', () => {
  render(<CareerPathCard careerPath={{ ...careerPath, summary: 'Read data.', hoursAWeek: 13 }} />)
  expect(screen.getByText('Read data.')).toBeVisible()
  expect(screen.getByText('From £149 a month, 13 hours a week')).toBeVisible()
})

test('a card is complete when its path has no rating, date or image', () => {
  render(<CareerPathCard careerPath={{ ...careerPath, rating: null, courseStart: null }} />)
  expect(screen.getByRole('heading', { name: 'Data' })).toBeVisible()
  expect(screen.queryByText(/Rated|Starts/)).not.toBeInTheDocument()
})

test('a card says that the start has passed', () => {
  render(<CareerPathCard careerPath={{ ...careerPath, courseStart: '2025-01-10', hasStarted: true }} />)
  expect(screen.getByText('Last started Fri 10 Jan 2025')).toBeVisible()
})

test('an upstream image replaces the drawing', () => {
  const { container } = render(
    <CareerPathCard careerPath={{ ...careerPath, image: 'https://api.example.com/data.png' }} />,
  )
  expect(container.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringContaining('/_next/image?url=https%3A%2F%2Fapi.example.com%2Fdata.png&'),
  )
})
