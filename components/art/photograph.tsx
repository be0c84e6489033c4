import { type Photo, sourceOf } from '@/lib/photo'

type Props = {
  photo: Photo
  /** The attribute `sizes`. */
  sizes: string
  /** True at the top of a page: the photograph then loads eagerly. */
  isFirst?: boolean
  className?: string
}

export function Photograph({ photo, sizes, isFirst = false, className = '' }: Props) {
  const { source, img } = sourceOf(photo)
  return (
    <picture className="contents [&>source]:hidden">
      <source {...source} sizes={sizes} />
      <img
        {...img}
        alt={photo.alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className={`object-cover ${className}`}
      />
    </picture>
  )
}
