import type { CareerPathSummary } from '@/lib/api/career-paths'
import type { PostSummary } from '@/lib/api/posts'
import { filteredPaths } from './career-paths'
import { named } from './filter'
import { filteredPosts } from './posts'

const path = (slug: string, discipline: string | null, courseStart: string | null, more = {}) =>
  ({ slug, discipline, courseStart, hoursAWeek: 13, ...more }) as CareerPathSummary
const paths = [
  path('science', 'Data', '2027-01-10'),
  path('analytics', 'Data', '2027-02-09'),
  path('cloud', 'Cloud and IT', '2027-02-09'),
  path('security', null, 'soon'),
  path('gone', 'Data', '2026-02-09', { hasStarted: true }),
]
const look = (query: Record<string, string | string[]>) => {
  const { shown, groups, ...rest } = filteredPaths(paths, query)
  const options = groups.flatMap((group) =>
    group.options.map(({ label, count, isCurrent, query: to }) => [label, isCurrent ? 'now' : count, to]),
  )
  return { shown: shown.map(({ slug }) => slug), options, ...rest }
}
const slugs = paths.map(({ slug }) => slug)

test('each option has a count and its own address, and a filter with a single option is left out', () => {
  expect(look({})).toEqual({
    shown: slugs,
    options: [
      ['Data', 3, 'discipline=data'],
      ['Cloud and IT', 1, 'discipline=cloud-and-it'],
      ['Jan 2027', 1, 'start=2027-01'],
      ['Feb 2027', 2, 'start=2027-02'],
    ],
    isUnknown: false,
    isFiltered: false,
  })
})

test('a chosen option links to the list without it, and the other filters stay', () => {
  expect(look({ discipline: 'data', start: '2027-02' })).toEqual({
    shown: ['analytics'],
    options: [
      ['Data', 'now', 'start=2027-02'],
      ['Cloud and IT', 1, 'start=2027-02&discipline=cloud-and-it'],
      ['Jan 2027', 1, 'discipline=data&start=2027-01'],
      ['Feb 2027', 'now', 'discipline=data'],
    ],
    isUnknown: false,
    isFiltered: true,
  })
})

test('an unknown filter value is ignored, and a message names it', () => {
  for (const start of ['2026-02', 'nope', 'x'.repeat(10_000), '.*', 'מחר', '🙂', '__proto__'])
    expect(look({ start })).toMatchObject({ shown: slugs, isUnknown: true, isFiltered: false })
  expect(look({ start: ['2027-01', '2027-02'] }).shown).toEqual(['science'])
  expect(look({ start: '', discipline: [] })).toMatchObject({ shown: slugs, isUnknown: false })
})

test('paths can be filtered by weekly hours, which are sorted by number', () => {
  const { groups } = filteredPaths(
    [20, 8, 13].map((hoursAWeek) => path('a', null, null, { hoursAWeek })),
    {},
  )
  expect(groups.map(({ name, options }) => [name, options.map(({ label }) => label)])).toEqual([
    ['hours', ['8', '13', '20']],
  ])
})

test('posts can be filtered by topic, and there is no filter without topics', () => {
  const posts = ['Data', undefined, 'Work & study'].map((topic, index) => ({ slug: `${index}`, topic }))
  const found = filteredPosts(posts as PostSummary[], { topic: 'work-study' })
  expect(found.shown.map(({ slug }) => slug)).toEqual(['2'])
  expect(filteredPosts([{ slug: 'a' }] as PostSummary[], {}).groups).toEqual([])
})

test('words in any script become a value, and punctuation alone gives null', () => {
  expect(named('Ökologie, Łódź')?.value).toBe('ökologie-łódź')
  expect([named('?!'), named(''), named(null)]).toEqual([null, null, null])
})
