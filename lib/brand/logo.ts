import { readSvg, type Svg } from '@/provider/svg'
import { brand } from './brand'

export type { Svg }

const { mark, full, mark_on_dark, full_on_dark, icon } = brand.logo

const read = (name: string | undefined) => (name === undefined ? undefined : readSvg(`brand/${name}`))

/** The provider's mark, without its name. */
export const logoMark = readSvg(`brand/${mark}`)

/** The mark with the name in it, where the provider has one. */
export const logoFull = read(full)

/** The two on a dark ground. */
export const logoOnDark = { mark: read(mark_on_dark) ?? logoMark, full: read(full_on_dark) ?? logoFull }

/** What icons are drawn of. */
export const logoIcon = read(icon) ?? logoMark

/**
 * A drawing as a part of a page.
 *
 * @param svg the drawing
 * @param prefix what its ids begin with: it may stand in a page more than once
 * @returns the markup within `<svg>`
 */
export function innerMarkup({ inner }: Svg, prefix: string): string {
  return inner.replaceAll(/( id="| href="#|url\(["']?#)/g, `$1${prefix}`)
}

/**
 * A drawing as a file.
 *
 * @param svg the drawing
 * @returns an SVG document
 */
export function svgDocument({ viewBox, inner }: Svg): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`
}
