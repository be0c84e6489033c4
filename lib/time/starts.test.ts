import { site } from '@/provider/facts/site'
import { atStart, chosenStart, type Start, type StartRules, startChoices, startNote, stateOf } from './starts'

const rules = (courseStart: string, change: Partial<StartRules> = {}): StartRules => ({
  id: '',
  courseStart,
  timeZone: 'Europe/London',
  classTimes: null,
  places: null,
  taken: null,
  closes: null,
  isCancelled: false,
  ...change,
})

const start = (courseStart: string, change: Partial<StartRules> = {}): Start => {
  const own = rules(courseStart, change)
  return { ...own, state: stateOf(own, at('2027-06-01T12:00:00Z')) }
}

// A Tuesday.
const summer = '2027-06-08'
const at = (instant: string) => new Date(instant)

test.each([
  ['open until its own day is over', summer, {}, '2027-06-08T22:59:59Z', 'open'],
  ['past from the midnight of its zone', summer, {}, '2027-06-08T23:00:00Z', 'past'],
  [
    'still open in New York, where midnight is later',
    summer,
    { timeZone: 'America/New_York' },
    '2027-06-09T03:59:59Z',
    'open',
  ],
  [
    'past earlier on Kiritimati, where midnight is earlier',
    summer,
    { timeZone: 'Pacific/Kiritimati' },
    '2027-06-08T10:00:00Z',
    'past',
  ],
  ['open until the end of the class day after its Sunday', '2027-01-10', {}, '2027-01-11T23:59:59Z', 'open'],
  ['open on its last day to enrol', summer, { closes: '2027-06-01' }, '2027-06-01T22:59:59Z', 'open'],
  [
    'closed from the midnight after its last day to enrol',
    summer,
    { closes: '2027-06-01' },
    '2027-06-01T23:00:00Z',
    'closed',
  ],
  ['open with a place left', summer, { places: 2, taken: 1 }, '2027-06-01T00:00:00Z', 'open'],
  ['full with all places taken', summer, { places: 2, taken: 2 }, '2027-06-01T00:00:00Z', 'full'],
  ['full with more learners than places', summer, { places: 2, taken: 3 }, '2027-06-01T00:00:00Z', 'full'],
  ['open when the upstream does not count learners', summer, { places: 2 }, '2027-06-01T00:00:00Z', 'open'],
  [
    'cancelled, though full',
    summer,
    { isCancelled: true, places: 1, taken: 1 },
    '2027-06-01T00:00:00Z',
    'cancelled',
  ],
  ['past, though cancelled', summer, { isCancelled: true }, '2027-06-09T00:00:00Z', 'past'],
])('a start is %s', (_, day, change, instant, state) => {
  expect(stateOf(rules(day, change), at(instant))).toBe(state)
})

describe('on 1 June 2027', () => {
  beforeEach(() => {
    process.env.NOW = '2027-06-01T12:00:00Z'
  })

  const full = start('2027-06-08', { places: 1, taken: 1 })
  const next = start('2027-06-15', { classTimes: 'Saturdays, 10:00' })
  const path = { courseStart: next.courseStart, classTimes: null, places: null, starts: [full, next] }

  test('the form offers the open starts, with their times unless all share them, and says why others cannot be chosen', () => {
    const later = start('2027-06-22', { classTimes: 'Mondays, 18:30' })
    const gone = [start('2027-06-29', { isCancelled: true }), start('2027-07-06', { places: 2, taken: 2 })]
    const shut = start('2027-07-13', { closes: '2027-05-31' })
    expect(startChoices({ starts: [full, next, later, ...gone, shut] })).toEqual({
      open: [
        { value: '2027-06-15', label: 'Tuesday 15 June 2027: Saturdays, 10:00' },
        { value: '2027-06-22', label: 'Tuesday 22 June 2027: Mondays, 18:30' },
      ],
      note: 'Tuesday 8 June 2027 and Tuesday 6 July 2027 are full. Enrolment for Tuesday 13 July 2027 is closed. Tuesday 29 June 2027 is cancelled.',
      isClosed: false,
    })
    expect(startChoices(path).open).toEqual([
      { value: '2027-06-15', label: 'Tuesday 15 June 2027: Saturdays, 10:00' },
    ])
    expect(startChoices(null)).toEqual({ open: [], note: '', isClosed: false })
  })

  test.each([
    ['an open start', '2027-06-15', { start: '2027-06-15' }],
    ['no start', '', { start: '2027-06-15' }],
    [
      'a full start',
      '2027-06-08',
      {
        start: '2027-06-15',
        fault:
          'Tuesday 8 June 2027 is full. We’ve chosen the next start, Tuesday 15 June 2027. Send the form again to take it.',
      },
    ],
    [
      'a removed start',
      '2027-07-01',
      {
        start: '2027-06-15',
        fault: expect.stringMatching(/^Thursday 1 July 2027 is no start any more\. We’ve/),
      },
    ],
  ])('a form with %s gets that start if it is open, else the next open start', (_, chosen, outcome) => {
    expect(chosenStart(chosen, path)).toEqual(outcome)
  })

  test('a form is refused when no start is open, and accepted when the path has no starts or cannot be read', () => {
    const closed = { ...path, starts: [full], isClosed: true as const }
    expect(chosenStart('', closed)).toEqual({
      start: '',
      fault: expect.stringMatching(/^No start is open now/),
    })
    expect(chosenStart('2027-06-08', { ...path, starts: [] })).toEqual({ start: '' })
    expect(chosenStart('2027-06-08')).toEqual({ start: '2027-06-08' })
    expect(chosenStart('soon')).toEqual({ start: '' })
    expect(chosenStart('2027-06-31')).toEqual({ start: '' })
  })

  test('a form is refused when the last start of a list has closed or passed since the path was read', () => {
    const last = start('2027-06-08', { id: 'summer', closes: '2027-05-31' })
    expect(chosenStart('2027-06-08', { ...path, starts: [last] }).fault).toMatch(
      /is closed\. No start is open/,
    )
    const over = start('2027-05-01', { id: 'spring' })
    expect(chosenStart('2027-05-01', { ...path, starts: [over] }).fault).toMatch(/has passed\. No start/)
    const only = start('2027-05-01', { id: '' })
    expect(chosenStart('2027-05-01', { ...path, starts: [only] })).toEqual({ start: '' })
  })

  test('a start with 0 places is full, also when the upstream does not count learners', () => {
    expect(stateOf(start('2027-06-08', { places: 0 }), new Date('2027-05-01T12:00:00Z'))).toBe('full')
  })

  test('a path as of a removed start has that start’s day', () => {
    expect(atStart(path, '2027-06-08')).toMatchObject({ courseStart: '2027-06-08', places: 1 })
    expect(atStart(path, '2027-05-01')).toMatchObject({ courseStart: '2027-05-01' })
    expect(atStart(path, '')).toBe(path)
  })

  test.each([
    [{ places: 24, taken: 20 }, 'Few places left'],
    [{ places: 24, taken: 19 }, ''],
    [{ places: 10, taken: 7 }, 'Few places left'],
    [{ places: 24 }, ''],
    [{ places: 24, taken: 24 }, 'Full'],
  ])('the note of a start with %j is %j when the provider wants notes about few places', (change, note) => {
    const one = start('2027-06-08', change)
    expect(startNote(one)).toBe(note === 'Full' ? note : '')
    jest.replaceProperty(site, 'showsFewPlaces', true)
    expect(startNote(one)).toBe(note)
  })
})
