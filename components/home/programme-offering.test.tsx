import { render, screen, within } from '@testing-library/react'
import { ProgrammeOffering } from './programme-offering'

test('each of the six has its drawing, title and text', () => {
  const { container } = render(<ProgrammeOffering />)
  const cards = within(container.querySelector('ul') as HTMLElement).getAllByRole('listitem')
  expect(cards).toHaveLength(6)
  for (const card of cards) {
    expect(card.querySelector('img')).toBeVisible()
    expect(within(card).getByRole('heading').nextSibling?.textContent).toMatch(/\w{3}/)
  }
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6)
})
