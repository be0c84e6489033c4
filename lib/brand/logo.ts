import { readSvg, type Svg } from '@/provider/svg'
import { brand } from './brand'

const { mark, full, mark_on_dark, full_on_dark, icon } = brand.logo

const read = (name: string | undefined) => (name === undefined ? undefined : readSvg(`brand/${name}`))

export const logoMark = readSvg(`brand/${mark}`)

/** The logo with the provider's name in it; undefined if the provider has none. */
export const logoFull = read(full)

/** The logos for dark grounds. */
export const logoOnDark = { mark: read(mark_on_dark) ?? logoMark, full: read(full_on_dark) ?? logoFull }

/** All icons are rendered from this logo. */
export const logoIcon = read(icon) ?? logoMark

/** The markup within `<svg>`. Its ids begin with `prefix`, because a page may show the logo more than once. */
export function innerMarkup({ inner }: Svg, prefix: string): string {
  return inner.replaceAll(/( id="| href="#|url\(["']?#)/g, `$1${prefix}`)
}

export function svgDocument({ viewBox, inner }: Svg): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`
}
