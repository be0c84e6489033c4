import { render, screen } from '@testing-library/react'
import { rule } from '@/contract/testing'
import { Outcome } from './outcome'

rule.each([
  ['4.16', true, 'status'],
  ['4.18', false, 'alert'],
])('an outcome with success %s draws its mark, and announces its text as %s', (isSuccess, role) => {
  const { container } = render(<Outcome isSuccess={isSuccess} text="What came of it" />)
  expect(screen.getByRole(role)).toHaveTextContent('What came of it')
  expect(screen.getByRole('group')).toHaveAccessibleName('What came of it')
  expect(container.querySelectorAll('svg .draw')).toHaveLength(2)
  // A tick is one stroke, an exclamation mark two.
  const strokes = container.querySelector('.draw-late')?.getAttribute('d')?.match(/M/g)
  expect(strokes).toHaveLength(isSuccess ? 1 : 2)
})

test('the outcome announces its text with the form’s reference, or alone when there is no reference', () => {
  const { rerender } = render(<Outcome isSuccess text="Thank you" reference="C3D-F4G-H6J" />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Thank you ?Your reference: C3D-F4G-H6J$/)
  rerender(<Outcome isSuccess text="Thank you" />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Thank you$/)
})

test('a receipt has a row for the first payment and for each total, then the reference', () => {
  const lines = [{ amount: '£894', words: 'for the classes (6 payments)' }]
  const dueLine = { amount: '£149 on Monday 11 January 2027', words: 'First payment' }
  const payment = { how: 'Data, paid monthly', lines, due: 'unused', dueLine }
  render(<Outcome isSuccess text="Thank you" payment={payment} reference="C3D-F4G-H6J" />)
  const rows = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
  expect(rows).toEqual([
    ['First payment', '£149 on Monday 11 January 2027'],
    ['for the classes (6 payments)', '£894'],
  ])
  expect(screen.getByRole('status')).toHaveTextContent(/£894Your reference: C3D-F4G-H6J$/)
})
