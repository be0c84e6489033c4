import type { Look } from './look-at'

/** As pages show it. */
export type Photo = {
  /** The start of its variants' paths. */
  src: string
  width: number
  height: number
  /** For readers who cannot see it. */
  alt: string
}

/** The smallest first. */
export const formats = ['avif', 'webp', 'jpg'] as const

export type Format = (typeof formats)[number]

export type Variant = { hash: string; width: number; format: Format }

const widths = [96, 240, 480, 800, 1200, 1920]
const maxWidthPx = 1920
const singleWidthPx = 1200

export const typeOf = (format: Format) => (format === 'jpg' ? 'image/jpeg' : `image/${format}`)

/** `alt` describes it for readers who cannot see it. */
export function photoOf({ hash, width, height }: Look, alt: string): Photo {
  return { src: `/media/pictures/${hash}`, width, height, alt }
}

/** Pixels; never wider than the picture. */
export function widthsOf(width: number): number[] {
  const most = Math.min(width, maxWidthPx)
  return [...widths.filter((each) => each < most), most]
}

/** One variant, for readers that take only one. */
export function addressOf({ src, width }: Pick<Photo, 'src' | 'width'>): string {
  const fitting = widthsOf(width).filter((each) => each <= singleWidthPx)
  return `${src}-${fitting.at(-1) ?? width}.jpg`
}

/** Null for an impossible address. */
export function variantAt(path: string): Variant | null {
  const [, hash, width, format] =
    /^\/media\/pictures\/([\da-f]{32})-([1-9]\d{0,3})\.(avif|webp|jpg)$/.exec(path) ?? []
  return hash ? { hash, width: Number(width), format: format as Format } : null
}
