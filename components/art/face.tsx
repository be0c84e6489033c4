import type { Photo } from '@/lib/photo'
import { Cover } from './cover'

type Props = {
  name: string
  image: Photo | string | null
  sizes: string
  className: string
}

/** A person's photograph, or their initials. */
export function Face({ name, image, sizes, className }: Props) {
  if (image) return <Cover slug={name} {...{ image, sizes }} className={`bg-brand-tint ${className}`} />
  return (
    <svg
      viewBox="0 0 100 125"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`bg-brand-tint ${className}`}
    >
      <text
        x="50"
        y="76"
        fontSize="38"
        textAnchor="middle"
        className="fill-brand font-display font-extrabold"
      >
        {initials(name)}
      </text>
    </svg>
  )
}

function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
