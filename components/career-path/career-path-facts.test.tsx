import { render, screen } from '@testing-library/react'
import { CareerPathFacts } from './career-path-facts'

test('the facts name the language that the path is taught in', () => {
  render(<CareerPathFacts language="French" />)
  expect(screen.getByText('Language').nextSibling).toHaveTextContent('French')
})
