import { mondayOf, weekOf } from './weeks'

test('a week begins on Monday on the provider’s calendar', () => {
  expect(weekOf('2027-07-07')).toEqual(['2027-07-04T23:00:00.000Z', '2027-07-11T23:00:00.000Z'])
  expect(weekOf('2027-07-11')).toEqual(weekOf('2027-07-05'))
  for (const bad of [undefined, '', '2027-13-45', "' or 1=1"]) expect(weekOf(bad)).toEqual([])
})

test('the Monday of a later or earlier week is correct over the end of a year', () => {
  expect(mondayOf('2027-12-30', 1)).toBe('2028-01-03')
  expect(mondayOf('2028-01-02', -1)).toBe('2027-12-20')
})
