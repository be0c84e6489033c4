import type { CareerPathSummary } from '@/lib/api/career-paths'
import { firstClass } from '@/lib/time/first-class'
import { type Field, filtered, named, type Query } from './filter'
import type { careerPathFilters } from './names'

type Name = (typeof careerPathFilters)[number]

const fields: (Field<CareerPathSummary> & { name: Name })[] = [
  { name: 'discipline', label: 'Field', of: ({ discipline }) => named(discipline) },
  { name: 'start', label: 'Starts in', of: startOf, isSorted: true },
  { name: 'hours', label: 'Hours a week', of: hoursOf, isSorted: true },
]

export const filteredPaths = (paths: readonly CareerPathSummary[], query: Query) =>
  filtered(paths, fields, query)

// A past or undated start gives no value to filter by.
function startOf(path: CareerPathSummary) {
  const day = path.hasStarted ? null : firstClass(path)
  if (!day) return null
  const month = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return { value: day.slice(0, 7), label: month.format(new Date(day)) }
}

function hoursOf({ hoursAWeek }: CareerPathSummary) {
  return hoursAWeek ? { value: String(hoursAWeek), label: String(hoursAWeek) } : null
}
