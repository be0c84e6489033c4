import { firstPartsWith } from '@/lib/routes'

const parts = firstPartsWith(({ varies, isForStaff }) => varies === 'visitor' && !isForStaff)

/** URL patterns that nothing prefetches: pages that vary by visitor, and files (with a dot). */
export const notAhead = [...parts.map((name) => `/${name}{/*}?`), '/*.*']

/** `notAhead` as a regular expression. */
export const neverAhead = `^/(?:(?:${parts.join('|')})(?:/|$)|.*\\.)`
