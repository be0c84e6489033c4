import { render, screen } from '@testing-library/react'
import { Figures } from '@/components/ui/figures'
import { placeOf } from '@/lib/pages/figures-page'
import { figuresOf } from '@/provider/facts/claims'
import { FigureList, figureGroups } from './figure-list'

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
  const cell = document.getElementById(id)?.closest('div')
  expect(cell?.querySelector('dt')).toHaveTextContent(/^80% completion$/)
  const [counts, source] = cell?.querySelectorAll('dd') ?? []
  expect(counts).toHaveTextContent(
    'Learners on a career path who finished it within three months of its last class, out of the 1,712 whose path ended in 2025.',
  )
  expect(source).toHaveTextContent('Source: our enrolment register, 31 March 2026')
})

test('a share is drawn as a hundred dots above the figures that are no share', () => {
  const { container } = render(<FigureList />)
  const lineOf = (name: string) => document.getElementById(placeOf(name))?.closest('div')
  const dots = [...(lineOf('training')?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'))
  expect(dots.map((d) => d?.split('h0').length)).toEqual([31, 71])
  const lines = [...container.querySelectorAll('dl > div')]
  expect(lineOf('rating')?.querySelector('svg')).toBeNull()
  expect(lines.indexOf(lineOf('training') as Element)).toBeLessThan(
    lines.indexOf(lineOf('rating') as Element),
  )
})

test('each heading has the id that links name', () => {
  render(<FigureList />)
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings.map(({ id, textContent }) => ({ id, text: textContent }))).toEqual(
    figureGroups.map(({ id, text }) => ({ id, text })),
  )
})
