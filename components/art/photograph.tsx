import { type Photo, sourcesOf } from '@/lib/photo'

type Props = {
  photo: Photo
  /** How wide it is shown, as the attribute `sizes` has it. */
  sizes: string
  /** Whether it stands at the head of the page, where it is wanted at once. */
  isFirst?: boolean
  className?: string
}

/** A photograph of the provider's, in the format and width that a browser wants. */
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
