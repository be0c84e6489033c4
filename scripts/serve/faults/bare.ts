import type { FaultOf } from './fault'
import type { Item } from './lists'

// What a record cannot do without (docs/upstream.md); the rest is optional.
const needed: Record<string, string[]> = {
  '/api/careerpaths/': ['id', 'slug', 'career_name', 'description'],
  '/api/blog/': ['id', 'slug', 'title', 'body'],
  '/api/resources/': ['id', 'title', 'description'],
  '/api/testimonies/': ['id', 'name', 'feedback'],
  '/api/events/': [
    'id',
    'slug',
    'title',
    'date_line',
    'start',
    'time_zone',
    'duration_minutes',
    'description',
  ],
}

/**
 * A record of a path without its optional fields.
 *
 * @param as whether they are absent, null, or empty texts and lists
 */
export function bared(path: string, item: Item, as: FaultOf<'bare'>['as']): Item {
  const names = Object.entries(needed).find(([paths]) => path.startsWith(paths))?.[1]
  if (!names) return item
  const fields = Object.entries(item).flatMap(([name, value]) => {
    if (names.includes(name)) return [[name, value]]
    if (as === 'absent') return []
    return [[name, as === 'null' ? null : Array.isArray(value) ? [] : '']]
  })
  return Object.fromEntries(fields)
}
