import { careerPathFilters, postFilters } from '@/lib/filter/names'
import { routeOf } from '@/lib/routes'
import { finder } from '@/provider/facts/finder'
import { planIds } from '@/provider/facts/plans'

const filterNames = {
  careerPaths: careerPathFilters,
  finder: ['question', ...(finder?.questions.map(({ id }) => id) ?? [])],
  posts: postFilters,
}

/** Parameters with which the page's version below `app/queried` answers. */
export function filtersOf(path: string): readonly string[] {
  const { filters } = routeOf(path) ?? {}
  return filters ? filterNames[filters] : []
}

/**
 * The cache key: path and the parameters that the page reads. Campaigns and invented queries share one copy.
 * Undefined where the answer depends on the visitor or on a free query. Next's router adds `_rsc`, and Next
 * redirects a value that does not fit the headers.
 */
export function cachedAddress(url: string, isForRouter: boolean): string | undefined {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  const search = end < 0 ? '' : url.slice(end + 1)
  const { varies, cachedBy, before } = routeOf(path) ?? {}
  if (varies) return
  if (!search) return path
  const query = new URLSearchParams(search)
  // An old address, which is redirected (redirects.ts).
  if (before?.includes('redirectPageQuery') && query.has('page')) return
  if (filtersOf(path).some((name) => query.has(name))) return
  const cached = new URLSearchParams()
  const plan = cachedBy === 'plan' && query.get('plan')
  if (plan && planIds.includes(plan)) cached.set('plan', plan)
  const part = isForRouter && query.get('_rsc')
  if (part) cached.set('_rsc', part)
  return cached.size > 0 ? `${path}?${cached}` : path
}
