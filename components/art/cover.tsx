import { getImageProps } from 'next/image'
import { type Photo, sourceOf } from '@/lib/photo'
import { PathArt } from './path-art'

type Props = {
  slug: string
  /** The provider's photograph, or the address of a picture from the upstream. */
  image: Photo | string | null
  sizes: string
  /** True at the top of a page: the picture then loads eagerly. */
  isFirst?: boolean
  /** Slugs of the drawings on the page (PathArt). */
  among?: readonly string[]
  className?: string
}

/** Shows `image`, or the slug's drawing when there is no image. */
export function Cover({ slug, image, sizes, isFirst, among, className = '' }: Props) {
  if (!image) return <PathArt {...{ slug, isFirst, among, className }} />
  const look = { className: `object-cover ${className}`, loading: isFirst ? 'eager' : 'lazy' } as const
  if (typeof image !== 'string') {
    const { source, img } = sourceOf(image)
    return (
      <picture className="contents [&>source]:hidden">
        <source {...source} sizes={sizes} />
        <img
          {...img}
          {...look}
          alt={image.alt}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    )
  }
  // Next scales the upstream's picture.
  const { style: _, ...attributes } = getImageProps({
    src: image,
    alt: '',
    width: 1200,
    height: 900,
    sizes,
  }).props
  return (
    // biome-ignore lint/performance/noImgElement: these are next/image's own attributes, without its 6 KB of script
    <img {...attributes} {...look} alt="" fetchPriority={isFirst ? 'high' : 'auto'} />
  )
}
