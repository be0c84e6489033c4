import type { Look } from './look-at'

/** A photograph as pages show it. */
export type Photo = {
  /** The start of its variants' paths. */
  src: string
  width: number
  height: number
  /** Describes the photograph for readers who cannot see it. */
  alt: string
}

/** The format with the smallest files first. */
export const formats = ['avif', 'webp', 'jpg'] as const

export type Format = (typeof formats)[number]

export type Variant = { hash: string; width: number; format: Format }

const widths = [96, 240, 480, 800, 1200, 1920]
const maxWidthPx = 1920
const singleWidthPx = 1200

export const typeOf = (format: Format) => (format === 'jpg' ? 'image/jpeg' : `image/${format}`)

export function photoOf({ hash, width, height }: Look, alt: string): Photo {
  return { src: `/media/pictures/${hash}`, width, height, alt }
}

/** The widths of a picture's variants in pixels, never wider than the picture. */
export function widthsOf(width: number): number[] {
  const most = Math.min(width, maxWidthPx)
  return [...widths.filter((each) => each < most), most]
}

/** The address of one JPEG variant, for uses that allow only one address. */
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
