import { render, screen } from '@testing-library/react'
import { Outcome } from './outcome'

test.each([
  [true, 'status'],
  [false, 'alert'],
])('success %s has a mark that draws itself, and its text is announced as %s', (isSuccess, role) => {
  const { container } = render(<Outcome isSuccess={isSuccess} text="What came of it" />)
  expect(screen.getByRole(role)).toHaveTextContent('What came of it')
  expect(container.querySelectorAll('svg .draw')).toHaveLength(2)
})
