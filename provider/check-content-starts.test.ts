import { firstParts } from '@/lib/routes'
import { change, checksForTests } from './testing-checks'

const found = checksForTests(firstParts)
const file = 'career-paths/data-science.md'
const short = 'course_start_date: 2027-01-10\ncourse_start_repeats: yearly\n'

const faultsOf = (...starts: string[]) => {
  change(file, short, `starts:\n${starts.map((start) => `  - { ${start} }\n`).join('')}`)
  return found().filter((line) => line.includes(file))
}

test('several starts are valid, also past and cancelled ones', () => {
  expect(
    faultsOf('id: a, date: 2020-01-10', 'id: b, date: 2027-01-10, closes: 2027-01-10, cancelled: true'),
  ).toEqual([])
})

test.each([
  [
    'out of order',
    'id: b, date: 2027-01-09',
    '7: starts.2.date: 2027-01-09 is before 2027-01-10: put the starts in order',
  ],
  ['of one day', 'id: b, date: 2027-01-10', '7: starts.2.date: 2027-01-10 is used twice'],
  ['of one name', 'id: a, date: 2027-02-10', '7: starts.2.id: a is used twice'],
  ['on an impossible day', 'id: b, date: 2027-02-30', '7: starts.2.date: must be a date such as 2027-01-10'],
  [
    'that close too late',
    'id: b, date: 2027-02-10, closes: 2027-02-11',
    '7: starts.2.closes: 2027-02-11 is after the start on 2027-02-10',
  ],
  [
    'in an unknown zone',
    'id: b, date: 2027-02-10, time_zone: Europe/Londn',
    '7: starts.2.time_zone: must be a time zone such as Europe/London',
  ],
])('starts %s are reported with line and reason', (_, second, fault) => {
  const [line] = faultsOf('id: a, date: 2027-01-10', second)
  // The second start is two lines below `starts:` on line 7.
  expect(line).toBe(`error ${file}:${fault.replace('7', '9')}`)
})

test('starts beside course_start_date are an error, and starts are a warning once the last has passed', () => {
  change(file, short, `${short}starts:\n  - { id: a, date: 2027-01-10 }\n`)
  expect(found()).toContain(`error ${file}:7: course_start_date: can’t stand beside starts: keep one of them`)
  change(file, short, '')
  expect(found('2027-01-11')).toContain(
    `warning ${file}:7: starts: the last one, 2027-01-10, has passed: add the next one, or nobody can enrol`,
  )
})

test('two yearly starts on one day and month are an error', () => {
  const starts = 'starts:\n  - { id: a, date: 2026-01-10 }\n  - { id: b, date: 2027-01-10 }\n'
  change(file, short, `${starts}course_start_repeats: yearly\n`)
  expect(found()).toContain(
    `error ${file}:9: starts: 2026-01-10 and 2027-01-10 are the same day of every year: keep one of them`,
  )
})
