import { firstParts, firstPartsWith } from '@/lib/routes'

const measured = firstPartsWith(({ isMeasured }) => isMeasured)

/** The paths of pages that are never measured, as a regular expression. */
export const neverMeasured = `^/(?:${firstParts.filter((name) => !measured.includes(name)).join('|')})(?:/|$)`

/**
 * Whether the provider's analytics may be on the page at an address.
 *
 * @param url its path, with or without a query
 * @returns false as well for an address that is written in any other way than ours are
 */
export function isMeasured(url: string): boolean {
  return /^\/(?!\/)[a-z\d-]*(?:[/?]|$)/.test(url) && !new RegExp(neverMeasured).test(url.replace(/\?.*/s, ''))
}
