import { render, screen } from '@testing-library/react'
import { ListNotice } from './list-notice'

test.each([
  [{ failed: true, what: 'posts' }, 'Error fetching posts'],
  [{ failed: true, what: 'Resources' }, 'Error fetching Resources'],
  [{ failed: false, what: 'posts' }, 'No posts Available'],
  [{ failed: false, what: 'Resources' }, 'No posts Available'],
] as const)('of a list that is %j it is said: %s', (list, text) => {
  render(<ListNotice {...list} />)
  expect(screen.getByText(text)).toBeVisible()
})
