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

test('a share and the rest of the same hours stand in one cell', () => {
  render(<FigureList />)
  const [projects, training] = ['projects', 'training'].map((name) => document.getElementById(placeOf(name)))
  expect(projects?.closest('div')).toBe(training?.closest('div'))
  expect(training?.closest('div')).toHaveTextContent('Hours that are taught, out of the same hours.')
})

test('each heading has the id that links name', () => {
  render(<FigureList />)
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings.map(({ id, textContent }) => ({ id, text: textContent }))).toEqual(
    figureGroups.map(({ id, text }) => ({ id, text })),
  )
})
