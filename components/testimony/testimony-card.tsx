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
      className={`grid h-full grid-cols-[auto_1fr] gap-x-4 gap-y-5 p-5 sm:p-8 ${isLarge ? 'content-center items-center md:min-h-75 md:py-12 md:pr-12 md:pl-68 lg:min-h-90 lg:pl-84' : 'grid-rows-[auto_1fr]'} relative overflow-hidden ${surface('raised')}`}
    >
      <figcaption className={`col-start-2 min-w-0 ${isLarge ? 'md:col-span-2 md:col-start-1' : ''}`}>
        <span className={`block leading-snug font-semibold ${isLarge ? 'md:text-card' : ''}`}>{name}</span>
        {jobBefore && <span className="mt-1 block text-small text-muted">{jobBefore}</span>}
        {role && (
          <span className="flex gap-1.5 text-small font-semibold text-brand">
            {jobBefore && <Icon name="arrow" className="mt-0.5 size-4" />}
            {jobBefore && <span className="sr-only">, now </span>}
            <span>{role}</span>
          </span>
        )}
      </figcaption>
      <Face
        name={name}
        image={image}
        sizes={isLarge ? '(min-width: 48rem) 18rem, 9rem' : '4rem'}
        className={
          isLarge
            ? 'row-start-1 aspect-[4/5] w-[min(9rem,32vw)] rounded-control md:absolute md:inset-y-0 md:row-auto md:left-0 md:h-full md:w-60 md:rounded-none lg:w-72'
            : 'row-start-1 size-16 rounded-full object-[50%_40%]'
        }
      />
      <div className="col-span-2 self-start">
        <DraftBadge unpublished={unpublished} />
        <blockquote className={isLarge ? 'md:text-lead' : ''}>
          <p className="before:content-[open-quote] after:content-[close-quote]">
            {opening && <strong className="font-semibold">{opening}</strong>}
            {rest}
          </p>
        </blockquote>
      </div>
      {path && (
        <p className="-mb-3 col-span-2">
          <Link href={`/careerpaths/${path.slug}`} className={`text-small ${linkStyle('alone')}`}>
            {path.careerName}
          </Link>
        </p>
      )}
    </figure>
  )
}
