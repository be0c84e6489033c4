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
  /** Whether it leads a list, with a large face and large words. */
  isFirst?: boolean
}

export function TestimonyCard({ text, unpublished, isFirst = false, ...author }: Props) {
  const { name, image = null } = author
  return (
    <figure
      className={`flex h-full flex-col overflow-hidden ${isFirst ? 'md:flex-row md:items-stretch' : ''} ${surface('raised')}`}
    >
      {isFirst && (
        <Face
          name={name}
          image={image}
          sizes="18rem"
          className="aspect-[4/5] w-64 shrink-0 object-[50%_25%] max-md:hidden lg:w-72"
        />
      )}
      <div className={`flex grow flex-col p-5 sm:p-8 ${isFirst ? 'lg:p-12' : ''}`}>
        <DraftBadge unpublished={unpublished} />
        <blockquote className={isFirst ? 'max-w-measure leading-relaxed md:text-lead' : 'leading-relaxed'}>
          <p className="before:content-[open-quote] after:content-[close-quote]">{text}</p>
        </blockquote>
        <Author {...author} className={isFirst ? 'md:hidden' : ''} />
      </div>
    </figure>
  )
}

function Author({
  name,
  role,
  image = null,
  jobBefore,
  path,
  className,
}: Omit<Props, 'text'> & { className: string }) {
  return (
    <figcaption className="mt-auto flex items-center gap-4 pt-4 sm:pt-6">
      <Face
        name={name}
        image={image}
        sizes="4rem"
        className={`size-16 shrink-0 rounded-full object-[50%_40%] ${className}`}
      />
      <div className="min-w-0">
        <span className="block font-semibold">{name}</span>
        {role && (
          <span className="block text-small leading-snug text-muted">
            {jobBefore && (
              <>
                {jobBefore} <Icon name="arrow" className="inline size-4 align-[-0.15em] text-accent" />
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
      </div>
    </figcaption>
  )
}
