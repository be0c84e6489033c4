import { render, screen } from '@testing-library/react'
import { words } from '@/lib/provider/words'
import { GrowWith } from './grow-with'

test('six features are told under Grow with, and the stories are linked', () => {
  const { grow } = words.career_paths
  render(grow && <GrowWith {...grow} />)
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Grow with /)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Flexible Learning',
    'Expert-led Training',
    'Future-Proofed Curriculum',
    'Support Session with Experts',
    'Holistic Talent Development',
    'Comprehensive Learning Paths',
  ])
  expect(screen.getByRole('link', { name: 'Explore Stories' })).toHaveAttribute('href', '/testimonies')
})
