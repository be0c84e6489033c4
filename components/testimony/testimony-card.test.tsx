import { render, screen } from '@testing-library/react'
import { rule } from '@/contract/testing'
import { TestimonyCard } from './testimony-card'

rule('2.testimonies.2', 'a testimony has its words and its author', () => {
  const testimony = { text: 'It was hard.', name: 'Ada Example', role: 'Analyst' }
  render(<TestimonyCard {...testimony} />)
  for (const part of Object.values(testimony)) expect(screen.getByText(part)).toBeVisible()
})
