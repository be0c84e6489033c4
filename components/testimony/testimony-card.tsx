import { Face } from '@/components/art/face'
import { DraftBadge } from '@/components/ui/draft-badge'
import { Icon } from '@/components/ui/icon'
import { Link, linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import type { Photo } from '@/lib/photo'

type Props = {
  name: string
  role: string | null
  text: string
  image?: Photo | string | null
  jobBefore?: string | null
  path?: { slug: string; careerName: string }
  unpublished?: string
  /** With a large face and large words. */
  isLarge?: boolean
}

export function TestimonyCard({
  name,
  role,
  text,
  image = null,
  jobBefore,
  path,
  unpublished,
  isLarge,
}: Props) {
  const [, opening, rest = text] = /^(.{12,140}?[.!?])(\s.*)$/s.exec(text) ?? []
  return (
    <figure
      className={`grid h-full grid-cols-[auto_1fr] items-center ${isLarge ? 'md:grid-rows-[1fr_auto]' : 'grid-rows-[1fr_auto]'} overflow-hidden ${surface('raised')}`}
    >
      <div
        className={`col-span-2 self-start p-5 pb-0 sm:p-8 sm:pb-0 ${isLarge ? 'row-start-2 md:col-span-1 md:col-start-2 md:row-start-1 lg:p-12 lg:pb-0' : ''}`}
      >
        <DraftBadge unpublished={unpublished} />
        <blockquote
          className={`leading-relaxed max-sm:text-small ${isLarge ? 'max-w-measure md:text-lead' : ''}`}
        >
          <p className="before:content-[open-quote] after:content-[close-quote]">
            {opening && <strong className="font-semibold">{opening}</strong>}
            {rest}
          </p>
        </blockquote>
      </div>
      <Face
        name={name}
        image={image}
        sizes={isLarge ? '(min-width: 48rem) 18rem, 100vw' : '4rem'}
        className={`object-[50%_40%] ${isLarge ? 'col-span-2 row-start-1 h-72 w-full md:col-span-1 md:col-start-1 md:row-span-2 md:aspect-[4/5] md:h-full md:w-64 lg:w-72' : 'row-start-2 ml-5 size-16 rounded-full sm:ml-8'}`}
      />
      <figcaption
        className={`min-w-0 p-5 pl-4 sm:p-8 sm:pl-4 ${isLarge ? 'col-span-2 md:col-span-1 md:col-start-2 max-md:pl-5 md:pl-8 lg:px-12 lg:pb-12' : ''}`}
      >
        <span className="block font-semibold">{name}</span>
        {role && (
          <span className="block leading-snug text-muted">
            {jobBefore && (
              <>
                <span className="block">{jobBefore}</span>
                <Icon name="arrow" className="inline size-4 align-[-0.15em] text-accent" />
                <span className="sr-only">, now </span>{' '}
              </>
            )}
            <span>{role}</span>
          </span>
        )}
        {path && (
          <Link href={`/careerpaths/${path.slug}`} className={`text-small ${linkStyle('alone')}`}>
            {path.careerName}
          </Link>
        )}
      </figcaption>
    </figure>
  )
}
