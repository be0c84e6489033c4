import { readFormTime, writeFormTime } from './form-time'

const noon = Date.parse('2027-01-10T12:00:00Z')

test('a form’s age is the time since its signed time', () => {
  expect(readFormTime(writeFormTime(noon), noon + 1500)).toBe(1500)
})

test.each([
  ['no time', null],
  ['an empty time', ''],
  ['a time with a forged signature', `${noon}.${'x'.repeat(43)}`],
  ['a changed time', `${noon - 60_000}.${writeFormTime(noon).split('.')[1]}`],
  ['a time of the day before', writeFormTime(noon - 25 * 60 * 60_000)],
  ['a time in the future', writeFormTime(noon + 1000)],
  ['a file', new File([], 'a')],
])('%s gives no age', (_, value) => {
  expect(readFormTime(value, noon)).toBeNull()
})
