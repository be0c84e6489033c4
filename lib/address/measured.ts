import { routes } from './routes'

// The site's own pages that may be measured. Others are one person's, or have a secret in their address.
const open = ['blog', 'careerpaths', 'contact-us', 'events', 'resources', 'testimonies']
const closed = routes.filter((route) => !open.includes(route))

/** The paths of pages that are never measured, as a regular expression. */
export const neverMeasured = `^/(?:${closed.join('|')})(?:/|$)`

/**
 * Whether the provider's analytics may be on the page at an address.
 *
 * @param url its path, with or without a query
 * @returns false as well for an address that is written in any other way than ours are
 */
export function isMeasured(url: string): boolean {
  return /^\/(?!\/)[a-z\d-]*(?:[/?]|$)/.test(url) && !new RegExp(neverMeasured).test(url.replace(/\?.*/s, ''))
}
