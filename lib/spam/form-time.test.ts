import { readFormTime, writeFormTime } from './form-time'

const noon = Date.parse('2027-01-10T12:00:00Z')

test('a form gives its age', () => {
  expect(readFormTime(writeFormTime(noon), noon + 1500)).toBe(1500)
})

test.each([
  ['no time', null],
  ['an empty one', ''],
  ['one of another’s making', `${noon}.${'x'.repeat(43)}`],
  ['one that was changed', `${noon - 60_000}.${writeFormTime(noon).split('.')[1]}`],
  ['one of the day before', writeFormTime(noon - 25 * 60 * 60_000)],
  ['one that is yet to come', writeFormTime(noon + 1000)],
  ['a file', new File([], 'a')],
])('%s gives no age', (_, value) => {
  expect(readFormTime(value, noon)).toBeNull()
})
