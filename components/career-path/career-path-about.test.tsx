import { render, screen } from '@testing-library/react'
import { noFacts } from '@/lib/api/testing-facts'
import { CareerPathAbout } from './career-path-about'

const careerPath = {
  slug: 'data',
  careerName: 'Data',
  description: 'About data',
  image: null,
  rating: null,
  courseStart: null,
  ...noFacts,
  language: 'ENG',
  whatYouWillLearn: ['To count'],
  skillsYouWillGain: ['Counting'],
  potentialJobs: ['Counter'],
  body: null,
}

test('a career path tells what one learns, the skills one gains, and the jobs it leads to', () => {
  render(<CareerPathAbout careerPath={careerPath} />)
  for (const [heading, item] of [
    ['What you will learn', 'To count'],
    ['Skills you will gain', 'Counting'],
    ['Potential jobs', 'Counter'],
  ] as const)
    expect(screen.getByRole('region', { name: heading })).toHaveTextContent(item)
})
