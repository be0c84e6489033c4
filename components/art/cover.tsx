import { getImageProps } from 'next/image'
import { PathArt } from './path-art'

type Props = {
  slug: string
  image: string | null
  sizes: string
  isFirst?: boolean
  /** The slugs of the drawings that stand together (PathArt). */
  among?: readonly string[]
  className?: string
}

/** The picture of a career path: the upstream's image where there is one, scaled by Next, else the drawing of its slug. */
export function Cover({ slug, image, sizes, isFirst, among, className = '' }: Props) {
  if (!image) return <PathArt {...{ slug, isFirst, among, className }} />
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
