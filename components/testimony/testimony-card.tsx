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
  /** With large words, and a large face in a wide `@container`. */
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
  const bold = isLarge ? 'display lg:mb-2 lg:block lg:text-heading' : 'font-semibold'
  return (
    <figure
      className={`grid h-full grid-cols-[auto_1fr] gap-x-4 gap-y-5 p-5 sm:p-8 ${isLarge ? 'content-center items-center @[46rem]:min-h-100 @[46rem]:py-10 @[46rem]:pr-8 @[46rem]:pl-[23rem]' : 'grid-rows-[auto_1fr]'} relative overflow-hidden ${surface('raised')}`}
    >
      <figcaption
        className={`col-start-2 min-w-0 ${isLarge ? '@[46rem]:col-span-full @[46rem]:row-start-2' : ''}`}
      >
        <span className={`block leading-snug font-semibold ${isLarge ? 'lg:text-lead' : ''}`}>{name}</span>
        {jobBefore && <span className="mt-1 block text-muted">{jobBefore}</span>}
        {role && (
          <span className={`flex gap-1.5 leading-snug font-bold text-brand ${isLarge ? 'lg:text-lead' : ''}`}>
            {jobBefore && <Icon name="arrow" className="mt-0.5 size-5" />}
            {jobBefore && <span className="sr-only">, now </span>}
            <span>{role}</span>
          </span>
        )}
      </figcaption>
      <Face
        name={name}
        image={image}
        sizes={isLarge ? '(min-width: 64rem) 23rem, 9rem' : '4rem'}
        className={
          isLarge
            ? 'row-start-1 aspect-[4/5] w-[min(9rem,32vw)] rounded-control @[46rem]:absolute @[46rem]:inset-y-0 @[46rem]:left-0 @[46rem]:row-auto @[46rem]:h-full @[46rem]:w-80 @[46rem]:rounded-none @[46rem]:object-left-top'
            : 'row-start-1 size-16 rounded-full object-[50%_40%]'
        }
      />
      <div className="col-span-2 max-w-measure self-start">
        <DraftBadge unpublished={unpublished} />
        <blockquote className={isLarge ? 'lg:text-lead' : ''}>
          <p className={`after:content-[close-quote] ${opening ? '' : 'before:content-[open-quote]'}`}>
            {opening && <strong className={`before:content-[open-quote] ${bold}`}>{opening}</strong>}
            {rest}
          </p>
        </blockquote>
      </div>
      {path && (
        <p className="-mb-3 col-span-2">
          <Link href={`/careerpaths/${path.slug}`} className={linkStyle('onward')}>
            {path.careerName}
            <Icon name="arrow" />
          </Link>
        </p>
      )}
    </figure>
  )
}
