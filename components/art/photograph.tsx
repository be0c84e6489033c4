import { type Photo, sourcesOf } from '@/lib/photo'

type Props = {
  photo: Photo
  /** The attribute `sizes`. */
  sizes: string
  /** Loaded eagerly at the head of the page. */
  isFirst?: boolean
  className?: string
}

export function Photograph({ photo, sizes, isFirst = false, className = '' }: Props) {
  const { sources, img } = sourcesOf(photo)
  return (
    <picture className="contents [&>source]:hidden">
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
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
