import { render, screen, within } from '@testing-library/react'
import { rule } from '@/contract/testing'
import { home } from '@/lib/pages/home'
import { ProgrammeOffering } from './programme-offering'

rule('3.15', 'each of the six offerings has its drawing, title and text', () => {
  const offering = home.sections.find(({ section }) => section === 'offering')
  if (offering?.section !== 'offering') throw new Error('Home has no offering')
  const { container } = render(<ProgrammeOffering {...offering} id="offering" tone="forest" />)
  const cards = within(container.querySelector('ul') as HTMLElement).getAllByRole('listitem')
  expect(cards).toHaveLength(6)
  for (const card of cards) {
    expect(card.querySelector('img')).toBeVisible()
    expect(within(card).getByRole('heading').nextSibling?.textContent).toMatch(/\w{3}/)
  }
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6)
})
