import { getImageProps } from 'next/image'
import type { Photo } from '@/lib/photo'
import { PathArt } from './path-art'
import { Photograph } from './photograph'

type Props = {
  slug: string
  /** The provider's photograph, or the address of a picture from the upstream. */
  image: Photo | string | null
  sizes: string
  isFirst?: boolean
  /** Slugs of the drawings on the page (PathArt). */
  among?: readonly string[]
  className?: string
}

/** Shows `image`, or the slug's drawing when there is no image. */
export function Cover({ slug, image, sizes, isFirst, among, className = '' }: Props) {
  if (!image) return <PathArt {...{ slug, isFirst, among, className }} />
  if (typeof image !== 'string') return <Photograph photo={image} {...{ sizes, isFirst, className }} />
  // Next scales the upstream's picture.
  const { props } = getImageProps({
    src: image,
    alt: '',
    width: 1200,
    height: 900,
    sizes,
  })
  const { style: _, ...attributes } = props
  return (
    // biome-ignore lint/performance/noImgElement: these are next/image's own attributes, without its 6 KB of script
    <img
      {...attributes}
      alt=""
      className={`object-cover ${className}`}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
    />
  )
}
