import { careerPathFilters, postFilters } from '@/lib/filter/names'
import { routeOf } from '@/lib/routes'
import { finder } from '@/provider/facts/finder'
import { planIds } from '@/provider/facts/plans'

const filterNames = {
  careerPaths: careerPathFilters,
  finder: ['question', ...(finder?.questions.map(({ id }) => id) ?? [])],
  posts: postFilters,
}

/** Parameters that the page's version below `app/queried` answers. */
export function filtersOf(path: string): readonly string[] {
  const { filters } = routeOf(path) ?? {}
  return filters ? filterNames[filters] : []
}

/**
 * The cache key: the path and the parameters that the page reads. All other parameters, such as those of campaigns,
 * share one cached response. Undefined when the response is not cached: it depends on the visitor, on a filter or on
 * any query text. The key has the `_rsc` of Next's router, because Next redirects when `_rsc` differs from the headers.
 */
export function cachedAddress(url: string, isForRouter: boolean): string | undefined {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  const search = end < 0 ? '' : url.slice(end + 1)
  const { varies, cachedBy, before } = routeOf(path) ?? {}
  if (varies) return
  if (!search) return path
  const query = new URLSearchParams(search)
  // Old addresses have `page`, and redirects.ts redirects them.
  if (before?.includes('redirectPageQuery') && query.has('page')) return
  if (filtersOf(path).some((name) => query.has(name))) return
  const cached = new URLSearchParams()
  const plan = cachedBy === 'plan' && query.get('plan')
  if (plan && planIds.includes(plan)) cached.set('plan', plan)
  const part = isForRouter && query.get('_rsc')
  if (part) cached.set('_rsc', part)
  return cached.size > 0 ? `${path}?${cached}` : path
}
