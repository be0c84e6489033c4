import type { CareerPathSummary } from '@/lib/api/career-paths'
import { newestPaths, popularPaths } from './courses'

const path = (slug: string, rating: number | null, courseStart: string | null) =>
  ({ slug, rating, courseStart }) as CareerPathSummary
const slugs = (paths: CareerPathSummary[]) => paths.map(({ slug }) => slug)

const paths = [
  path('a', 4.5, '2027-01-10'),
  path('b', null, '10, March 2027'),
  path('c', 4.9, null),
  path('d', 4.5, 'Rolling admission'),
]

test('popular paths are sorted by rating, then by the upstream’s order', () => {
  expect(slugs(popularPaths(paths, 3))).toEqual(['c', 'a', 'd'])
})

test('the newest paths are sorted by start, in either date format', () => {
  expect(slugs(newestPaths(paths, 4))).toEqual(['b', 'a', 'c', 'd'])
})

test('a path shown as popular is not shown as new', () => {
  expect(slugs(newestPaths(paths, 4, popularPaths(paths, 2)))).toEqual(['b', 'd'])
})
