import { render, screen } from '@testing-library/react'
import { Figures } from '@/components/ui/figures'
import { figuresOf } from '@/provider/facts/claims'
import { FigureList } from './figure-list'

test('each figure links to the line that explains it', () => {
  render(
    <>
      <Figures figures={figuresOf('learners', 'completion')} />
      <FigureList />
    </>,
  )
  const link = screen.getByRole('link', { name: '80% completion: what this counts' })
  const [path, id = ''] = (link.getAttribute('href') ?? '').split('#')
  expect(path).toBe('/outcomes')
  const cell = document.getElementById(id)
  expect(cell?.querySelector('dt')).toHaveTextContent(/^80% completion$/)
  const [counts, source] = cell?.querySelectorAll('dd') ?? []
  expect(counts).toHaveTextContent(
    'Learners on a career path who finished it within three months of its last class, out of the 1,712 whose path ended in 2025.',
  )
  expect(source).toHaveTextContent('Source: our enrolment register, 31 March 2026')
})
