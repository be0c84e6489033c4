import { firstParts, firstPartsWith } from '@/lib/routes'

const measured = firstPartsWith(({ isMeasured }) => isMeasured)

/** As a regular expression. */
export const neverMeasured = `^/(?:${firstParts.filter((name) => !measured.includes(name)).join('|')})(?:/|$)`

/** False also for an address that is not in its normal form. */
export function isMeasured(url: string): boolean {
  return /^\/(?!\/)[a-z\d-]*(?:[/?]|$)/.test(url) && !new RegExp(neverMeasured).test(url.replace(/\?.*/s, ''))
}
