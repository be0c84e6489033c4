import { answerDay, workingMinutes } from './working-days'

const reply = {
  working_days: 1,
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as (
    | 'monday'
    | 'tuesday'
    | 'wednesday'
    | 'thursday'
    | 'friday'
  )[],
  until: '17:00',
  time_zone: 'Europe/London',
  holidays: ['2026-12-25', '2026-12-28', '2027-01-01'],
}

test.each([
  ['on a working day', '2026-11-24T10:00:00Z', '2026-11-25'],
  ['a minute before the end of hours', '2026-11-24T16:59:00Z', '2026-11-25'],
  ['after hours, which counts for the next day', '2026-11-24T17:00:00Z', '2026-11-26'],
  ['on a Friday', '2026-11-27T10:00:00Z', '2026-11-30'],
  ['on a Friday night', '2026-11-27T20:00:00Z', '2026-12-01'],
  ['on a Saturday', '2026-11-28T10:00:00Z', '2026-12-01'],
  ['before Christmas', '2026-12-24T10:00:00Z', '2026-12-29'],
  ['on a holiday', '2026-12-25T10:00:00Z', '2026-12-30'],
  ['before New Year', '2026-12-31T18:00:00Z', '2027-01-05'],
  ['at 23:30 UTC, already the next day in London', '2027-06-10T23:30:00Z', '2027-06-14'],
  ['after hours by London’s summer clock', '2027-06-10T16:30:00Z', '2027-06-14'],
  ['on 29 February', '2028-02-29T10:00:00Z', '2028-03-01'],
  ['on the night that the clocks change', '2027-03-28T01:30:00Z', '2027-03-30'],
])('an enquiry %s gets its day of answer', (_, sent, day) => {
  expect(answerDay(new Date(sent), reply)).toBe(day)
})

test('the day of the answer follows the provider’s number of working days and its weekdays', () => {
  const at = new Date('2026-11-27T10:00:00Z')
  expect(answerDay(at, { ...reply, working_days: 3 })).toBe('2026-12-02')
  expect(answerDay(at, { ...reply, days: ['saturday'] })).toBe('2026-12-05')
})

test.each([
  ['within one day', '2026-11-24T10:00:00Z', '2026-11-24T10:45:00Z', 45],
  ['from one day to the next, without the evening', '2026-11-24T16:00:00Z', '2026-11-25T09:00:00Z', 600],
  ['over a weekend', '2026-11-27T16:30:00Z', '2026-11-30T09:00:00Z', 570],
  ['over Christmas', '2026-12-24T16:00:00Z', '2026-12-29T01:00:00Z', 120],
  ['nothing on a Sunday', '2026-11-29T09:00:00Z', '2026-11-29T18:00:00Z', 0],
  ['by London’s summer clock', '2027-06-10T15:30:00Z', '2027-06-10T16:30:00Z', 30],
  ['nothing when the end comes first', '2026-11-24T10:00:00Z', '2026-11-24T09:00:00Z', 0],
])('the clock of working minutes counts %s', (_, from, to, minutes) => {
  expect(workingMinutes(new Date(from), new Date(to), reply)).toBe(minutes)
})
