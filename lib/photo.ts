import { addressOf, formats, type Photo, typeOf, variantAt, widthsOf } from '@/provider/pictures/photo'

export type { Photo }

type Source = { type: string; srcSet: string }

/**
 * A photograph as HTML names it: the sources of a `<picture>`, the best first, and the attributes of its `<img>`.
 *
 * @param photo of this site
 */
export function sourcesOf({ src, width, height }: Omit<Photo, 'alt'>): {
  sources: Source[]
  img: { src: string; width: number; height: number }
} {
  const sources = formats
    .filter((format) => format !== 'jpg')
    .map((format) => ({
      type: typeOf(format),
      srcSet: widthsOf(width)
        .map((each) => `${src}-${each}.${format} ${each}w`)
        .join(', '),
    }))
  return { sources, img: { src: addressOf({ src, width }), width, height } }
}

/**
 * What the addresses of a photograph begin with, where an address is of one.
 *
 * @param address a path of this site
 */
export function photoAt(address: string): string | null {
  return variantAt(address) && address.replace(/-\d+\.\w+$/, '')
}

/**
 * A picture as one file, for programs: search engines, readers of feeds.
 *
 * @param image a photograph of this site, or an address
 */
export function fileOf(image: Photo | string | null): string | null {
  return image === null || typeof image === 'string' ? image : addressOf(image)
}
