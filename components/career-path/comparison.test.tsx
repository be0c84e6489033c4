import { render, screen, within } from '@testing-library/react'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { noFacts } from '@/lib/api/testing-facts'
import { Comparison } from './comparison'

const bare = {
  ...{ description: '', image: null, rating: null, courseStart: null, language: 'ENG' },
  ...{ whatYouWillLearn: [], skillsYouWillGain: [], potentialJobs: [] },
  ...noFacts,
}
const data: CareerPathSummary = {
  ...bare,
  slug: 'data',
  careerName: 'Data',
  summary: 'Ask tables, and tell people.',
  courseStart: '2027-01-10',
  weeks: 24,
  hoursAWeek: 13,
  whatYouWillLearn: ['Ask a table'],
  skillsYouWillGain: ['SQL', 'Python'],
}
const web: CareerPathSummary = {
  ...bare,
  slug: 'web',
  careerName: 'Web',
  courseStart: '2027-01-10',
  weeks: 12,
  averageEarnings: '£41,000',
  earningsSource: '61 learners of 2025',
  skillsYouWillGain: ['HTML', 'sql'],
}

const part = (name: string) => within(screen.getByRole('region', { name }))
const row = (name: RegExp) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('the comparison shows differing facts side by side and marks missing ones', () => {
  render(<Comparison paths={[data, web]} />)
  expect(row(/^Length/)).toEqual(['Data24 weeks', 'Web12 weeks'])
  expect(row(/^Hours a week/)).toEqual(['Data13', 'WebNot given'])
  expect(row(/^Average earnings/)).toEqual([
    'Data£50k-£65k a year, two years after finishing a path',
    'Web£41,000 (61 learners of 2025)',
  ])
})

test('each compared path begins with its picture, its work in a sentence and a link that removes it', () => {
  render(<Comparison paths={[data, web]} />)
  const remove = screen.getByRole('link', { name: 'Remove Data' })
  expect(remove.previousElementSibling?.tagName).toMatch(/^(svg|img|div)$/i)
  expect(row(/^Picture$/)[0]).toBe('Remove Data')
  expect(row(/^In short$/)[0]).toBe('DataAsk tables, and tell people.')
})

test('facts come before lists', () => {
  render(<Comparison paths={[data, web]} />)
  const rows = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    ...['Picture', 'In short', 'Total cost', 'Length', 'Hours a week', 'Average earnings'],
    ...['Skills you will gain', 'Next step'],
  ])
})

test('the comparison shows a common fact once and leaves out a fact that no path has', () => {
  render(<Comparison paths={[data, web]} />)
  expect(part('The same for both').getByText('Starts').nextSibling).toHaveTextContent(
    'Monday 11 January 2027',
  )
  expect(screen.queryByText('Class times')).not.toBeInTheDocument()
  expect(screen.queryByText('Rating')).not.toBeInTheDocument()
  expect(screen.queryByText('Potential jobs')).not.toBeInTheDocument()
})

test('the comparison lists the skills of each path, and those of all paths once', () => {
  const { rerender } = render(<Comparison paths={[data, web]} />)
  expect(row(/^Skills you will gain$/)).toEqual(['DataPython', 'WebHTML'])
  expect(part('The same for both').getByText('Skills in both').nextSibling).toHaveTextContent('SQL')
  rerender(<Comparison paths={[data, web, { ...web, slug: 'it', skillsYouWillGain: ['SQL'] }]} />)
  expect(row(/^Skills you will gain$/)[2]).toBe('WebOnly those of all 3')
  expect(part('The same for all 3').getByText('Skills in all 3').nextSibling).toHaveTextContent('SQL')
})

test('the comparison ends with two ways to decide: the finder and a call', () => {
  render(<Comparison paths={[data, web]} />)
  const ways = part('Still undecided?').getAllByRole('link')
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    'Find your path',
    expect.stringContaining('Speak to a Career Expert'),
  ])
})

test('each compared path has a link to its page and a link that removes the path', () => {
  render(<Comparison paths={[data, web, { ...web, slug: 'it', careerName: 'IT', weeks: 24 }]} />)
  expect(screen.getByRole('link', { name: 'Data' })).toHaveAttribute('href', '/careerpaths/data')
  expect(screen.getByRole('link', { name: 'Remove Web' })).toHaveAttribute('href', '/compare?paths=data,it')
  expect(screen.getByRole('heading', { name: 'The same for all 3' })).toBeVisible()
})

test('the comparison says that a path has begun', () => {
  render(<Comparison paths={[data, { ...web, courseStart: '2026-01-12', hasStarted: true }]} />)
  expect(row(/^Starts/)).toEqual(['DataMonday 11 January 2027', 'WebLast started Monday 12 January 2026'])
})

test('skills and jobs are lists, and skills are chips', () => {
  render(<Comparison paths={[{ ...data, potentialJobs: ['Analyst', 'Tester'] }, web]} />)
  expect(screen.getByText('Python')).toHaveClass('badge')
  expect(screen.getByText('Tester').tagName).toBe('LI')
})

test('the comparison ends with a button to each path', () => {
  render(<Comparison paths={[data, web]} />)
  const next = screen.getAllByRole('link', { name: /^See / })
  expect(next.map((link) => link.getAttribute('href'))).toEqual(['/careerpaths/data', '/careerpaths/web'])
  expect(screen.getAllByRole('rowheader').at(-1)).toHaveTextContent('Next step')
})

test('a total cost names each plan above its sum', () => {
  render(<Comparison paths={[data, { ...data, slug: 'it' }]} />)
  const plan = part('The same for both').getByText('Career Growth Accelerator')
  expect(plan.parentElement).toHaveTextContent(/^Career Growth Accelerator ?£.+ \(9 payments\)$/)
})
