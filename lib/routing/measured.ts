import { firstParts, firstPartsWith } from '@/lib/routes'

const measured = firstPartsWith(({ isMeasured }) => isMeasured)

/** A regular expression for the paths on which the provider's analytics never run. */
export const neverMeasured = `^/(?:${firstParts.filter((name) => !measured.includes(name)).join('|')})(?:/|$)`

/** Also false for an address that is not in normal form, such as `/%75nsubscribe`. */
export function isMeasured(url: string): boolean {
  return /^\/(?!\/)[a-z\d-]*(?:[/?]|$)/.test(url) && !new RegExp(neverMeasured).test(url.replace(/\?.*/s, ''))
}
