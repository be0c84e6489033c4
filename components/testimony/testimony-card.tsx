import { Cover } from '@/components/art/cover'
import { DraftBadge } from '@/components/ui/draft-badge'
import { surface } from '@/components/ui/surface'
import type { Photo } from '@/lib/photo'

type Props = {
  name: string
  role: string | null
  text: string
  image?: Photo | string | null
  unpublished?: string
}

export function TestimonyCard({ name, role, text, image = null, unpublished }: Props) {
  return (
    <figure className={`flex h-full flex-col p-5 sm:p-8 ${surface('raised')}`}>
      <DraftBadge unpublished={unpublished} />
      <blockquote className="text-body leading-relaxed">
        <p>{text}</p>
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-4 pt-4 sm:pt-6">
        {image ? (
          <Cover slug={name} image={image} sizes="4rem" className="size-16 shrink-0 rounded-full" />
        ) : (
          <span
            aria-hidden="true"
            className="flex size-12 shrink-0 items-center justify-center rounded-full bg-brand-tint font-display font-bold text-brand"
          >
            {initials(name)}
          </span>
        )}
        <span className="min-w-0">
          <span className="block font-semibold">{name}</span>
          {role && <span className="block text-small leading-snug text-muted">{role}</span>}
        </span>
      </figcaption>
    </figure>
  )
}

function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
