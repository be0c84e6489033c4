import { formatDate } from './dates'

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
