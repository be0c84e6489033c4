import { addressOf, type Photo, variantAt, widthsOf } from '@/provider/pictures/photo'

export type { Photo }

/** The source of a `<picture>`, as AVIF, and the attributes of its `<img>`, as JPEG. */
export function sourceOf({ src, width, height }: Omit<Photo, 'alt'>) {
  const variants = widthsOf(width).map((each) => `${src}-${each}.avif ${each}w`)
  const source = { type: 'image/avif', srcSet: variants.join(', ') }
  return { source, img: { src: addressOf({ src, width }), width, height } }
}

/** A file of a picture that is shown less than 100 px wide. */
export function thumbOf({ src, width }: Pick<Photo, 'src' | 'width'>): string {
  return `${src}-${widthsOf(width).slice(0, 2).at(-1)}.webp`
}

/** A photograph's address without its width and ending; null for any other address. */
export function photoAt(address: string): string | null {
  return variantAt(address) && address.replace(/-\d+\.\w+$/, '')
}

/** One file of a picture, for search engines and feed readers. */
export function fileOf(image: Photo | string | null): string | null {
  return image === null || typeof image === 'string' ? image : addressOf(image)
}
