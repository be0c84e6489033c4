import { firstClass, formatDay, formatStart, lastClass, nextStart } from './first-class'

test.each([
  ['a start on a Sunday moves to the Monday after', '2027-01-10', null, '2027-01-11'],
  [
    'a start on a Sunday moves, also when it is written in words',
    '10, January 2027',
    'Evenings',
    '2027-01-11',
  ],
  ['a Sunday moves into the next month', '2027-01-31', null, '2027-02-01'],
  ['a Sunday moves from 29 February to March', '2032-02-29', null, '2032-03-01'],
  ['a Sunday moves on the day that the clocks change', '2027-03-28', null, '2027-03-29'],
  [
    'a Sunday moves to the first day that the class times name',
    '2027-01-10',
    'Tuesdays and Thursdays, 18:30',
    '2027-01-12',
  ],
  ['a Sunday stays when classes are on Sundays', '2027-01-10', 'Sundays, 10:00 to 13:00', '2027-01-10'],
  ['any other day stays', '2028-02-29', 'Mondays', '2028-02-29'],
  ['a Saturday stays', '2027-01-09', null, '2027-01-09'],
  ['a day that does not exist gives null', '2027-02-29', null, null],
  ['words give null', 'Rolling admission', 'Mondays', null],
  ['no start gives null', null, 'Mondays', null],
])('first class: %s', (_, courseStart, classTimes, day) => {
  expect(firstClass({ courseStart, classTimes })).toBe(day)
})

test('a start is shown with its weekday, and words unchanged', () => {
  expect(formatStart({ courseStart: '2027-01-10' })).toBe('Monday 11 January 2027')
  expect(formatStart({ courseStart: '2027-01-10' }, 'short')).toBe('Mon 11 Jan 2027')
  expect(formatStart({ courseStart: 'Rolling admission' })).toBe('Rolling admission')
  expect(formatStart({ courseStart: null })).toBeNull()
  expect(formatDay('2027-09-01', 'short')).toBe('Wed 1 Sep 2027')
})

test.each([
  ['the last day named, in the last week', '2027-01-12', 24, 'Tuesdays and Thursdays', '2027-06-24'],
  ['the last day of a range, in the last week', '2027-09-06', 38, 'Monday to Thursday', '2028-05-25'],
  ['the Sunday of the last week when no day is named', '2027-01-12', 24, null, '2027-06-27'],
  ['in the second week when there are one and a half', '2027-01-11', 1.5, 'Mondays', '2027-01-18'],
  ['never before the first class', '2027-01-15', 1, 'Mondays', '2027-01-15'],
])('last class: %s', (_, first, weeks, classTimes, day) => {
  expect(lastClass(first, weeks, classTimes)).toBe(day)
})

test.each([
  ['unchanged before its day', '2027-01-10', null, '2027-01-10', '2027-01-10'],
  ['unchanged on the Monday of its first class', '2027-01-10', null, '2027-01-11', '2027-01-10'],
  ['the same day of the next year', '2027-01-10', null, '2027-01-12', '2028-01-10'],
  ['the same day of a later year', '2027-01-10', null, '2031-06-01', '2032-01-10'],
  [
    'the first class day after the same day of the next year',
    '2027-02-09',
    'Tuesdays and Thursdays',
    '2027-03-01',
    '2028-02-10',
  ],
  ['28 February of the next year after a leap day', '2028-02-29', null, '2028-03-01', '2029-02-28'],
  ['unchanged when it is in words', 'Rolling admission', null, '2027-01-01', 'Rolling admission'],
  ['null without a start', null, null, '2027-01-01', null],
])('a start that repeats is %s', (_, courseStart, classTimes, today, start) => {
  expect(nextStart({ courseStart, classTimes }, today)).toBe(start)
})
