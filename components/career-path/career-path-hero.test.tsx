import { render, screen } from '@testing-library/react'
import { rule } from '@/contract/testing'
import { noFacts } from '@/lib/api/testing-facts'
import { CareerPathHero } from './career-path-hero'

const careerPath = {
  slug: 'data',
  careerName: 'Data',
  description: 'About data',
  image: 'https://api.example.com/data.png',
  rating: 4.5,
  courseStart: '2027-01-10',
  ...noFacts,
  language: 'ENG',
  whatYouWillLearn: [],
  skillsYouWillGain: [],
  potentialJobs: [],
  body: null,
}

rule(
  '2.career-path.6 2.career-path.7',
  'the hero has the path’s picture, name, description, rating, start and lowest price',
  () => {
    const { container } = render(<CareerPathHero careerPath={careerPath} />)
    const src = container.querySelector('img')?.getAttribute('src')
    expect(src).toContain(`/_next/image?url=${encodeURIComponent(careerPath.image)}&`)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Data')
    expect(screen.getByText('About data')).toBeVisible()
    expect(screen.getByText('Rating').nextSibling).toHaveTextContent('4.5')
    expect(screen.getByText('Starts').nextSibling).toHaveTextContent('Monday 11 January 2027')
    expect(screen.getByText('Starting from £149')).toBeVisible()
    expect(screen.getByText('Starting from £149').parentElement).toHaveTextContent(
      /^Starting from £149 a month$/,
    )
  },
)

test('the hero says that the start has passed, and links to the contact page', () => {
  render(<CareerPathHero careerPath={{ ...careerPath, courseStart: '2025-01-10', hasStarted: true }} />)
  expect(screen.getByText('Last started').nextSibling).toHaveTextContent('Friday 10 January 2025')
  expect(screen.getByText(/next start date isn’t set yet/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ask when it will be' })).toHaveAttribute('href', '/contact-us')
})

rule(
  '1.2 2.career-path.8 2.career-path.9',
  'the hero’s buttons lead to the plans, and to the booking page in a new tab',
  () => {
    render(<CareerPathHero careerPath={careerPath} />)
    expect(screen.getByRole('link', { name: 'Enroll Now' })).toHaveAttribute('href', '#data-pricing')
    const booking = screen.getByRole('link', { name: /^Speak to a Career Expert/ })
    expect(booking).toHaveAttribute('href', expect.stringMatching(/^https:/))
    expect(booking).toHaveAttribute('target', '_blank')
  },
)
