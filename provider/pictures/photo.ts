import type { Look } from './look-at'

/** A photograph as a page shows it. */
export type Photo = {
  /** What the addresses of its variants begin with: a path from the root of the site. */
  src: string
  width: number
  height: number
  /** What it shows, for who cannot see it. */
  alt: string
}

/** How pictures are sent, the smallest first. */
export const formats = ['avif', 'webp', 'jpg'] as const

export type Format = (typeof formats)[number]

export type Variant = { hash: string; width: number; format: Format }

const widths = [96, 240, 480, 800, 1200, 1920]
const widest = 1920
const shownAlone = 1200

export const typeOf = (format: Format) => (format === 'jpg' ? 'image/jpeg' : `image/${format}`)

/**
 * A picture as a page shows it.
 *
 * @param alt what it shows, for who cannot see it
 */
export function photoOf({ hash, width, height }: Look, alt: string): Photo {
  return { src: `/media/pictures/${hash}`, width, height, alt }
}

/**
 * The widths in which a picture is sent, in pixels: none is wider than the picture.
 *
 * @param width its own
 */
export function widthsOf(width: number): number[] {
  const most = Math.min(width, widest)
  return [...widths.filter((each) => each < most), most]
}

/**
 * The address of a photograph for who takes one variant only.
 */
export function addressOf({ src, width }: Pick<Photo, 'src' | 'width'>): string {
  const fitting = widthsOf(width).filter((each) => each <= shownAlone)
  return `${src}-${fitting.at(-1) ?? width}.jpg`
}

/**
 * Which variant lies at an address.
 *
 * @param path from the root of the site
 * @returns null where it can be no such address
 */
export function variantAt(path: string): Variant | null {
  const [, hash, width, format] =
    /^\/media\/pictures\/([\da-f]{32})-([1-9]\d{0,3})\.(avif|webp|jpg)$/.exec(path) ?? []
  return hash ? { hash, width: Number(width), format: format as Format } : null
}
