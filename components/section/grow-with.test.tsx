import { render, screen } from '@testing-library/react'
import { wordsOf } from '@/lib/provider/list-page'
import { GrowWith } from './grow-with'

test('six features are told under Grow with, and the stories are linked', () => {
  const section = wordsOf('careerpaths').sections.find((each) => each.section === 'grow-with')
  if (section?.section !== 'grow-with') throw new Error('The page has no such section')
  render(<GrowWith {...section} id="grow" tone="forest" />)
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
