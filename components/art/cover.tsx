import { getImageProps } from 'next/image'
import type { Photo } from '@/lib/photo'
import { PathArt } from './path-art'
import { Photograph } from './photograph'

type Props = {
  slug: string
  /** A photograph of the provider's, or the address of the upstream's picture. */
  image: Photo | string | null
  sizes: string
  isFirst?: boolean
  /** Slugs of the drawings on the page (PathArt). */
  among?: readonly string[]
  className?: string
}

/** The upstream's picture, or the drawing of the slug. */
export function Cover({ slug, image, sizes, isFirst, among, className = '' }: Props) {
  if (!image) return <PathArt {...{ slug, isFirst, among, className }} />
  if (typeof image !== 'string') return <Photograph photo={image} {...{ sizes, isFirst, className }} />
  // The upstream's picture, scaled by Next.
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
