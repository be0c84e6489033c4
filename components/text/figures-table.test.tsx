import { render, screen, within } from '@testing-library/react'
import { Figures } from '@/components/ui/figures'
import { figuresOf } from '@/provider/facts/claims'
import { FiguresTable } from './figures-table'

test('each figure links to the line that explains it', () => {
  render(
    <>
      <Figures figures={figuresOf('learners', 'completion')} />
      <FiguresTable />
    </>,
  )
  const link = screen.getByRole('link', { name: '80% completion: what this counts' })
  const [path, id = ''] = (link.getAttribute('href') ?? '').split('#')
  expect(path).toBe('/outcomes')
  const row = screen.getByRole('row', { name: /^80% completion/ })
  expect(row).toHaveAttribute('id', id)
  expect(within(row).getByRole('cell')).toHaveTextContent(
    'Learners on a career path who finished it within three months of its last class, out of the 1,712 whose path ended in 2025.',
  )
  expect(within(row).getByRole('cell')).toHaveTextContent(
    'As of 31 March 2026. Source: our enrolment register.',
  )
})
