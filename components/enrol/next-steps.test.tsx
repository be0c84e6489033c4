import { render, screen } from '@testing-library/react'
import { NextSteps } from './next-steps'

test('without a chosen plan, the last step says how each kind of plan begins', () => {
  render(<NextSteps className="" />)
  const last = screen.getAllByRole('listitem').at(-1)
  expect(last).toHaveTextContent(/^You’ll beginTry the first class\. .+A project pack has no classes/)
})
