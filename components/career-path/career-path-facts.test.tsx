import { render, screen, within } from '@testing-library/react'
import { rule } from '@/contract/testing'
import { noFacts } from '@/lib/api/testing-facts'
import { CareerPathFacts, CareerPathFigures } from './career-path-facts'

const bare = {
  ...noFacts,
  ...{ slug: 'data', careerName: 'Data', description: '', language: 'ENG' },
  ...{ image: null, rating: null, courseStart: null },
  ...{ whatYouWillLearn: [], skillsYouWillGain: [], potentialJobs: [] },
}

rule('2.career-path.21', 'the facts show the language of teaching', () => {
  render(<CareerPathFacts careerPath={{ ...bare, language: 'French' }} />)
  expect(screen.getByText('Language').nextSibling).toHaveTextContent('French')
})

rule.each([
  ['2.career-path.15', 'Classes', 'LIVE'],
  ['2.career-path.16', 'Support', 'YES'],
  ['2.career-path.17', 'Experience', 'Beginner'],
  ['2.career-path.19', 'Focus', 'Project Specific'],
  ['2.career-path.20', 'Program types', 'Training and Nano Projects'],
])('%s: %s', (name, fact) => {
  render(<CareerPathFacts careerPath={bare} />)
  expect(screen.getByText(name).nextSibling?.textContent).toBe(fact)
})

rule.each([
  ['2.career-path.12', 'students enrolled', '20+'],
  ['2.career-path.13', 'completed and certified', '4K+'],
  ['2.career-path.14', 'acceptance rate', '95%'],
  ['2.career-path.18', 'average earnings', '£50k-£65k'],
])('%s: %s', (name, figure) => {
  render(<CareerPathFigures careerPath={bare} />)
  expect(screen.getByText(name).nextSibling?.textContent).toBe(figure)
})

rule('1.11 2.career-path.22 9.24', 'the facts show the split of hours', () => {
  render(<CareerPathFacts careerPath={bare} />)
  expect(screen.getByText('70% hands-on projects and 30% training')).toBeInTheDocument()
})

test('the path’s own facts come first, and its earnings with their source replace the provider’s', () => {
  const own = {
    ...bare,
    weeks: 24,
    hoursAWeek: 13,
    classTimes: 'Tuesdays and Thursdays, 18:30 to 20:30',
    averageEarnings: '£41,000',
    earningsSource: '61 learners of 2025',
  }
  render(<CareerPathFacts careerPath={own} />)
  const terms = screen.getAllByRole('term').map((term) => term.textContent)
  expect(terms.slice(0, 4)).toEqual(['Length', 'Hours a week', 'Class times', 'Experience'])
  expect(screen.getByText('Length').nextSibling).toHaveTextContent('24 weeks')
  render(<CareerPathFigures careerPath={own} />)
  const earnings = screen.getByText('average earnings').nextSibling
  expect(earnings).toHaveTextContent('£41,000')
  expect(earnings?.nextSibling).toHaveTextContent('61 learners of 2025')
})

test('a missing fact has no line', () => {
  render(<CareerPathFacts careerPath={bare} />)
  expect(screen.queryByText('Length')).toBeNull()
  expect(screen.queryByText('Places per class')).toBeNull()
})

test('the facts list the upcoming starts with their notes, unless the only start is open', () => {
  const start = {
    ...{ id: '', courseStart: '2027-06-08', timeZone: 'Europe/London', classTimes: null, places: null },
    ...{ taken: null, closes: null, isCancelled: false, state: 'open' as const },
  }
  const { rerender } = render(<CareerPathFacts careerPath={{ ...bare, starts: [start] }} />)
  expect(screen.queryByRole('region', { name: 'Starts' })).toBeNull()
  const others = (['full', 'closed', 'cancelled'] as const).map((state, index) => ({
    ...start,
    courseStart: `2027-07-0${index + 6}`,
    state,
  }))
  const saturdays = { ...start, courseStart: '2027-08-07', classTimes: 'Saturdays, 10:00' }
  rerender(<CareerPathFacts careerPath={{ ...bare, starts: [start, ...others, saturdays] }} />)
  const list = screen.getByRole('region', { name: 'Starts' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Tuesday 8 June 2027',
    'Tuesday 6 July 2027Full',
    'Wednesday 7 July 2027Enrolment closed',
    'Thursday 8 July 2027Cancelled',
    'Saturday 7 August 2027Saturdays, 10:00',
  ])
})
