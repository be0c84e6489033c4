import { firstClass, formatDay, formatStart, lastClass, nextStart } from './first-class'

test.each([
  ['a Sunday is the Monday of its first class', '2027-01-10', null, '2027-01-11'],
  ['as text too', '10, January 2027', 'Evenings', '2027-01-11'],
  ['at the end of a month', '2027-01-31', null, '2027-02-01'],
  ['at the end of a February of 29 days', '2032-02-29', null, '2032-03-01'],
  ['on the day that the clocks change', '2027-03-28', null, '2027-03-29'],
  ['the first day that the class times name', '2027-01-10', 'Tuesdays and Thursdays, 18:30', '2027-01-12'],
  ['Sunday where classes are on Sundays', '2027-01-10', 'Sundays, 10:00 to 13:00', '2027-01-10'],
  ['any other day is that day', '2028-02-29', 'Mondays', '2028-02-29'],
  ['a Saturday too', '2027-01-09', null, '2027-01-09'],
  ['a day that does not exist is none', '2027-02-29', null, null],
  ['words are no day', 'Rolling admission', 'Mondays', null],
  ['no start, no day', null, 'Mondays', null],
])('first class: %s', (_, courseStart, classTimes, day) => {
  expect(firstClass({ courseStart, classTimes })).toBe(day)
})

test('a start is shown with its weekday, and words unchanged', () => {
  expect(formatStart({ courseStart: '2027-01-10' })).toBe('Monday 11 January 2027')
  expect(formatStart({ courseStart: '2027-01-10' }, 'short')).toBe('Mon 11 Jan 2027')
  expect(formatStart({ courseStart: 'Rolling admission' })).toBe('Rolling admission')
  expect(formatStart({ courseStart: null })).toBeNull()
  expect(formatDay('2027-09-01', 'short')).toBe('Wed 1 Sept 2027')
})

test.each([
  ['the last day named, in the last week', '2027-01-12', 24, 'Tuesdays and Thursdays', '2027-06-24'],
  ['of a range too', '2027-09-06', 38, 'Monday to Thursday', '2028-05-25'],
  ['the Sunday of that week where none is named', '2027-01-12', 24, null, '2027-06-27'],
  ['a part of a week is a week', '2027-01-11', 1.5, 'Mondays', '2027-01-18'],
  ['never before the first', '2027-01-15', 1, 'Mondays', '2027-01-15'],
])('last class: %s', (_, first, weeks, classTimes, day) => {
  expect(lastClass(first, weeks, classTimes)).toBe(day)
})

test.each([
  ['as it is while it is to come', '2027-01-10', null, '2027-01-10', '2027-01-10'],
  ['as it is on the Monday of its first class', '2027-01-10', null, '2027-01-11', '2027-01-10'],
  ['the same day of the next year', '2027-01-10', null, '2027-01-12', '2028-01-10'],
  ['of a year further on', '2027-01-10', null, '2031-06-01', '2032-01-10'],
  ['the first day of class after it', '2027-02-09', 'Tuesdays and Thursdays', '2027-03-01', '2028-02-10'],
  ['a leap day is the 28th in other years', '2028-02-29', null, '2028-03-01', '2029-02-28'],
  ['words as they are', 'Rolling admission', null, '2027-01-01', 'Rolling admission'],
  ['nothing where there is none', null, null, '2027-01-01', null],
])('a start that repeats is %s', (_, courseStart, classTimes, today, start) => {
  expect(nextStart({ courseStart, classTimes }, today)).toBe(start)
})
