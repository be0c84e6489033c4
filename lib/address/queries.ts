import { careerPathFilters, postFilters } from '@/lib/filter/names'
import { finder } from '@/lib/provider/finder'
import { planIds } from '@/lib/provider/plans'

/** Pages that are built ahead and read no query; with one of these parameters their twin below `app/queried` answers. */
export const renderedFor: Record<string, readonly string[]> = {
  '/careerpaths': careerPathFilters,
  '/blog': postFilters,
  '/find-your-path': ['question', ...(finder?.questions.map(({ id }) => id) ?? [])],
}

// An address of old, which leads to a path (redirect-page-query.ts).
const redirected: Record<string, readonly string[]> = { '/blog': ['page'], '/resources': ['page'] }

/**
 * The address under which an answer that is the same for everybody is cached. It has the parameters that its page reads, and
 * no other: each campaign would else have a copy of each page, and so would each made-up query.
 *
 * @param url path and query of a request
 * @param isForRouter whether Next's router asks. It adds `_rsc`, and Next redirects a value that does not fit the headers.
 * @returns undefined where the answer depends on the query otherwise than by a choice of few
 */
export function cachedAddress(url: string, isForRouter: boolean): string | undefined {
  const [path = '/', search] = url.split(/\?(.*)/s)
  if (!search) return path
  const query = new URLSearchParams(search)
  if ([...(renderedFor[path] ?? []), ...(redirected[path] ?? [])].some((name) => query.has(name))) return
  const cached = new URLSearchParams()
  const plan = /^\/careerpaths\/[^/]+\/enrol$/.test(path) && query.get('plan')
  if (plan && planIds.includes(plan)) cached.set('plan', plan)
  const part = isForRouter && query.get('_rsc')
  if (part) cached.set('_rsc', part)
  return cached.size > 0 ? `${path}?${cached}` : path
}
