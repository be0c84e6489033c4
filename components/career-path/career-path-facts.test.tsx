import { render, screen } from '@testing-library/react'
import { CareerPathFacts } from './career-path-facts'

test('the facts name the language that the path is taught in', () => {
  render(<CareerPathFacts language="French" />)
  expect(screen.getByText('Language').nextSibling).toHaveTextContent('French')
})

test.each([
  ['Students', '20+ students enrolled'],
  ['Alumni', '4K+ completed and certified'],
  ['Acceptance rate', '95%'],
  ['Classes', 'LIVE'],
  ['Support', 'YES'],
  ['Experience', 'Beginner'],
  ['Average earnings', '£50k-£65k'],
  ['Focus', 'Project Specific'],
  ['Program types', 'Training and Nano Projects'],
])('%s: %s', (name, fact) => {
  render(<CareerPathFacts language="ENG" />)
  expect(screen.getByText(name).nextSibling?.textContent).toBe(fact)
})

test('the facts tell how the hours are split', () => {
  render(<CareerPathFacts language="ENG" />)
  expect(screen.getByText('70% hands-on projects and 30% training')).toBeInTheDocument()
})
