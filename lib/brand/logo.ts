import { readSvg, type Svg } from '@/provider/svg'
import { brand } from './brand'

export type { Svg }

const { mark, full, mark_on_dark, full_on_dark, icon } = brand.logo

const read = (name: string | undefined) => (name === undefined ? undefined : readSvg(`brand/${name}`))

export const logoMark = readSvg(`brand/${mark}`)

/** With the name in it, where the provider has one. */
export const logoFull = read(full)

/** For dark grounds. */
export const logoOnDark = { mark: read(mark_on_dark) ?? logoMark, full: read(full_on_dark) ?? logoFull }

/** Icons are drawn of it. */
export const logoIcon = read(icon) ?? logoMark

/** The markup within `<svg>`. `prefix` begins its ids, as it may stand in a page more than once. */
export function innerMarkup({ inner }: Svg, prefix: string): string {
  return inner.replaceAll(/( id="| href="#|url\(["']?#)/g, `$1${prefix}`)
}

export function svgDocument({ viewBox, inner }: Svg): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`
}
