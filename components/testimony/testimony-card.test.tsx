import { render, screen } from '@testing-library/react'
import { rule } from '@/contract/testing'
import { TestimonyCard } from './testimony-card'

rule('2.testimonies.2', 'a testimony has its words and its author', () => {
  const testimony = { text: 'It was hard.', name: 'Ada Example', role: 'Analyst' }
  render(<TestimonyCard {...testimony} />)
  for (const part of Object.values(testimony)) expect(screen.getByText(part)).toBeVisible()
})

test.each([
  ['It was hard going. Then it clicked.', 'It was hard going.'],
  ['Dr. Ada taught me to doubt a total.', null],
  ['No stop at all in this one', null],
])('the first sentence of "%s" is bold when another sentence follows', (text, opening) => {
  const { container } = render(<TestimonyCard {...{ name: 'Ada Example', role: 'Analyst', text }} />)
  expect(container.querySelector('blockquote')).toHaveTextContent(text)
  expect(container.querySelector('strong')?.textContent ?? null).toBe(opening)
})
