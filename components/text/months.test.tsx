import { render } from '@testing-library/react'
import { type Bar, Months } from './months'

/** Start and length of the blocks of each colour, in months. */
const drawn = (bar: Bar) => {
  const { container } = render(<Months {...bar} axis={12} />)
  return [...container.querySelectorAll('path')].map((path) =>
    [...(path.getAttribute('d') ?? '').matchAll(/M(\d+) 13h(\d+)/g)].map(([, from, length]) => [
      (Number(from) - 14) / 40,
      (Number(length) + 28) / 40,
    ]),
  )
}

test('a block is one payment, and its months with classes have another colour', () => {
  const [axis, , monthly, classes] = drawn({ payments: 3, each: 1, classes: 2 })
  expect(axis).toHaveLength(12)
  expect(monthly).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
  ])
  expect(classes).toEqual([
    [0, 1],
    [1, 1],
  ])
  const [, , yearly, untilClassesEnd] = drawn({ payments: 1, each: 12, classes: 6 })
  expect([yearly, untilClassesEnd]).toEqual([[[0, 12]], [[0, 6]]])
  expect(drawn({ payments: 1, each: 6, classes: 0 })[3]).toEqual([])
})
