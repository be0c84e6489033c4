import { render, screen } from '@testing-library/react'
import { TestimonyCard } from './testimony-card'

test('a testimony has its words, and who says them', () => {
  const testimony = { text: 'It was hard.', name: 'Ada Example', role: 'Analyst' }
  render(<TestimonyCard {...testimony} />)
  for (const part of Object.values(testimony)) expect(screen.getByText(part)).toBeVisible()
})
