import { addressOf, formats, type Photo, typeOf, variantAt, widthsOf } from '@/provider/pictures/photo'

export type { Photo }

type Source = { type: string; srcSet: string }

/** The sources of a `<picture>`, the best first, and the attributes of its `<img>`. */
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

/** The base of a photograph's addresses; null for another address. */
export function photoAt(address: string): string | null {
  return variantAt(address) && address.replace(/-\d+\.\w+$/, '')
}

/** One file of a picture, for search engines and feed readers. */
export function fileOf(image: Photo | string | null): string | null {
  return image === null || typeof image === 'string' ? image : addressOf(image)
}
