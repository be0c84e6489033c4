import { firstPartsWith } from '@/lib/routes'

const parts = firstPartsWith(({ varies }) => varies === 'visitor')

/** What nothing fetches ahead of a visit, as URL patterns: pages that vary by visitor, and files, which have a dot in their address. */
export const notAhead = [...parts.map((name) => `/${name}{/*}?`), '/*.*']

/** The same as a regular expression. */
export const neverAhead = `^/(?:(?:${parts.join('|')})(?:/|$)|.*\\.)`
