import { render, screen } from '@testing-library/react'
import { rule } from '@/contract/testing'
import { ListNotice } from './list-notice'

rule.each([
  ['2.home.15 8.4', { failed: true, what: 'posts' }, 'Error fetching posts'],
  ['2.resources.7 8.6', { failed: true, what: 'Resources' }, 'Error fetching Resources'],
  ['2.home.16 8.5', { failed: false, what: 'posts' }, 'No posts Available'],
  ['2.resources.8', { failed: false, what: 'Resources' }, 'No posts Available'],
])('the notice for the list %j says: %s', (list, text) => {
  render(<ListNotice {...list} />)
  expect(screen.getByText(text)).toBeVisible()
})
