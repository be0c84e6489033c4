import { startsOf } from './course-starts'

const list = [
  { id: 'b', date: '2027-09-07' },
  {
    id: 'a',
    date: '2027-02-09',
    class_times: 'Saturdays',
    places: '2',
    places_taken: 0,
    closes: '2027-02-05',
  },
]

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z') })
})

afterEach(() => {
  jest.useRealTimers()
})

test('a path begins at its next open start, with the class times and places of that start', () => {
  const path = startsOf({ class_times: 'Mondays', places: 24, course_start_date: '2026-12-01', starts: list })
  expect(path).toMatchObject({ courseStart: '2027-02-09', classTimes: 'Saturdays', places: 2 })
  expect(path.starts.map(({ courseStart }) => courseStart)).toEqual(['2027-02-09', '2027-09-07'])
  expect(path.starts[1]).toMatchObject({ classTimes: 'Mondays', places: 24, timeZone: 'Europe/London' })
})

test.each([
  ['closed', '2027-02-06T00:00:00Z', {}],
  ['full', '2026-11-26T12:00:00Z', { places_taken: 2 }],
  ['cancelled', '2026-11-26T12:00:00Z', { cancelled: true }],
  ['past', '2027-02-10T00:00:00Z', { closes: null }],
])('a start that is %s gives way to the next', (_, now, change) => {
  jest.setSystemTime(new Date(now))
  const starts = [list[0], { ...list[1], ...change }]
  expect(startsOf({ class_times: 'Mondays', starts })).toMatchObject({
    courseStart: '2027-09-07',
    classTimes: 'Mondays',
  })
})

test('a path whose starts are all full is closed, and a path whose starts are over shows its last start', () => {
  const full = list.map((each) => ({ ...each, places: 1, places_taken: 1 }))
  expect(startsOf({ starts: full })).toMatchObject({ courseStart: null, isClosed: true, starts: [{}, {}] })
  jest.setSystemTime(new Date('2028-01-01T00:00:00Z'))
  const over = { courseStart: '2027-09-07', hasStarted: true, isClosed: true, starts: [] }
  expect(startsOf({ starts: list })).toMatchObject(over)
})

test.each([
  [{ course_start_date: '2027-01-10', course_start_repeats: 'yearly' }, '2027-01-10', 1],
  [{ course_start_date: '2025-01-10', course_start_repeats: 'yearly' }, '2027-01-10', 1],
  [{ course_start_status: '10, January 2027' }, '10, January 2027', 1],
  [{ course_start_status: 'Rolling admission' }, 'Rolling admission', 0],
  [{}, null, 0],
  [{ course_start_date: '2027-01-10', starts: 'soon' }, '2027-01-10', 1],
])('a path without a list of starts, %j, begins on %j', (facts, courseStart, count) => {
  const path = startsOf(facts)
  expect([path.courseStart, path.starts.length, path.isClosed]).toEqual([courseStart, count, undefined])
})

test('a path’s only start is full when all its places are taken, and shown as begun once its date has passed', () => {
  const facts = {
    course_start_date: '2025-01-10',
    course_start_repeats: 'yearly',
    places: 2,
    places_taken: 2,
  }
  expect(startsOf(facts)).toMatchObject({ courseStart: null, isClosed: true })
  expect(startsOf({ course_start_date: '2026-01-10', places: 2, places_taken: 2 })).toMatchObject({
    courseStart: '2026-01-10',
    hasStarted: true,
    starts: [],
  })
})

test('a faulty start is left out with its reason, and the others are shown', () => {
  const left: [number, string][] = []
  const faulty = [
    ...['2027-02-30', 'soon', 7, null].map((date, index) => ({ id: `x${index}`, date })),
    { id: 'y', date: '2027-03-01', closes: '2027-03-02' },
    { id: 'z', date: '2027-03-01', time_zone: 'Europe/Nowhere' },
    { id: 'a', date: '2027-04-01' },
    { id: 'c', date: '2027-09-07' },
    null,
    { id: 'd', date: '2027-05-01', places: 'many' },
    { id: 'e', date: '2027-05-02', places_taken: -1 },
  ]
  const { starts } = startsOf({ starts: [...list, ...faulty] }, (index, reason) => left.push([index, reason]))
  expect(starts.map(({ courseStart }) => courseStart)).toEqual(['2027-02-09', '2027-09-07'])
  expect(left.map(([index]) => index)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(left[4]?.[1]).toBe(' (closes after the start)')
  expect(left[6]?.[1]).toBe('a repeat')
})

test('a path whose listed starts are all faulty is closed', () => {
  const faulty = [{ id: 'a', date: 'soon' }]
  expect(startsOf({ course_start_date: '2027-01-10', starts: faulty })).toMatchObject({
    ...{ courseStart: null, isClosed: true, starts: [] },
  })
})

test('of two yearly starts that fall on one day the first is shown', () => {
  jest.setSystemTime(new Date('2027-03-01T12:00:00Z'))
  const left: number[] = []
  const starts = ['2026-02-09', '2027-02-09'].map((date, index) => ({ id: String(index), date }))
  const path = startsOf({ course_start_repeats: 'yearly', starts }, (index) => left.push(index))
  expect([path.starts.map(({ id }) => id), left]).toEqual([['0'], [1]])
})

test('a cancelled yearly start takes place again in the next year', () => {
  const facts = {
    course_start_repeats: 'yearly',
    starts: [{ id: 'a', date: '2027-02-09', cancelled: true }],
  }
  expect(startsOf(facts)).toMatchObject({ isClosed: true })
  jest.setSystemTime(new Date('2027-02-10T12:00:00Z'))
  const next = startsOf(facts)
  expect([next.courseStart, next.isClosed]).toEqual(['2028-02-09', undefined])
})

test('listed starts of a yearly path repeat, and close the same number of days before they begin', () => {
  jest.setSystemTime(new Date('2028-03-01T12:00:00Z'))
  const { starts } = startsOf({ class_times: 'Tuesdays', course_start_repeats: 'yearly', starts: list })
  expect(starts).toMatchObject([
    { id: 'b', courseStart: '2028-09-12', closes: null },
    { id: 'a', courseStart: '2029-02-10', closes: '2029-02-06' },
  ])
})
