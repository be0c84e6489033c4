import { render, screen } from '@testing-library/react'
import { fixedPages } from '@/lib/provider/fixed-pages'
import { GrowWith } from './grow-with'

test('six features are told under Grow with, and the stories are linked', () => {
  const words = fixedPages.career_paths.sections.find(({ section }) => section === 'grow-with')
  if (words?.section !== 'grow-with') throw new Error('the section is not there')
  render(<GrowWith {...words} id="grow" tone="forest" />)
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
