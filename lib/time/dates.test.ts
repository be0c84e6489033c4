import { formatDate, formatInstant, isoDate } from './dates'

test('an instant is shown with its time zone', () => {
  expect(formatInstant('2027-01-10T09:00:00.000Z')).toBe('10 January 2027 at 09:00\u00a0UTC')
  expect(formatInstant('2027-07-10T09:00:00.000Z', 'Europe/London')).toBe('10 July 2027 at 10:00\u00a0London')
})

test.each([
  ['2027-01-10', '10 January 2027'],
  ['2027-01-10T23:30:00Z', '10 January 2027'],
  ['10, January 2027', '10 January 2027'],
  ['03, January 2025', '3 January 2025'],
  ['Rolling admission', 'Rolling admission'],
  ['2027-99-99', '2027-99-99'],
])('%s is shown as %s', (text, shown) => {
  expect(formatDate(text)).toBe(shown)
})

test.each([
  ['2027-01-10', '2027-01-10'],
  ['2027-01-10T23:30:00+02:00', '2027-01-10'],
  ['10, January 2027', '2027-01-10'],
  ['3 January 2025', '2025-01-03'],
  ['Rolling admission', null],
  ['2027-99-99', null],
  ['40, January 2027', null],
  ['31, February 2027', null],
  ['2027-02-31', null],
  ['', null],
  [null, null],
])('the day of %s is %s', (text, day) => {
  expect(isoDate(text)).toBe(day)
})
