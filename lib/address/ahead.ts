import { firstPartsWith } from '@/lib/routes'

// Files have a dot in their address.
const parts = firstPartsWith(({ varies }) => varies === 'visitor')

/** What nothing fetches ahead of a visit, as URL patterns: pages that depend on who asks, and files. */
export const notAhead = [...parts.map((name) => `/${name}{/*}?`), '/*.*']

/** The same as a regular expression. */
export const neverAhead = `^/(?:(?:${parts.join('|')})(?:/|$)|.*\\.)`
