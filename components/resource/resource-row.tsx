import type { ComponentProps } from 'react'
import { Cover } from '@/components/art/cover'
import { buttonStyle } from '@/components/ui/button'
import { DraftBadge } from '@/components/ui/draft-badge'
import { Link } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import type { Resource } from '@/lib/api/resources'
import { formatDate } from '@/lib/time/dates'

/** The 'Get Now' link leads to the resource's page. With script, it opens the form over the list instead. */
export function ResourceRow({ resource, among }: { resource: Resource; among?: readonly string[] }) {
  const { slug, title, description, summary, file } = resource
  return (
    <article className={`overflow-hidden sm:flex ${surface('raised')}`}>
      <Sheet
        {...resource}
        {...{ among }}
        sizes="(min-width: 40rem) 15rem, 10rem"
        className="max-sm:h-34 max-sm:border-b max-sm:border-line sm:min-h-48 sm:w-52 sm:shrink-0 lg:w-72"
      />
      <div className="grow items-center gap-x-8 p-5 sm:px-8 lg:flex">
        <div className="grow">
          <DraftBadge unpublished={resource.unpublished} />
          <p className="mb-1 text-small font-semibold text-brand">{kindLine(resource)}</p>
          <h3 className="text-card">{title}</h3>
          <p className="mt-1 text-small text-muted">{originLine(resource)}</p>
          <p className="mt-3">{summary ?? description}</p>
        </div>
        <p className="max-lg:mt-4 lg:shrink-0">
          <Link
            href={`/resources/${slug}`}
            data-resource={slug}
            data-title={title}
            data-file={file ?? ''}
            className={buttonStyle('brand')}
          >
            Get Now<span className="sr-only">: {title}</span>
          </Link>
        </p>
      </div>
    </article>
  )
}

/** Decorative: the picture of the file as paper on a panel, or the drawing of the slug. */
export function Sheet({ className, ...cover }: ComponentProps<typeof Cover>) {
  return (
    <div
      aria-hidden="true"
      className={`relative overflow-hidden bg-brand-tint after:absolute after:inset-x-0 after:bottom-0 after:h-8 after:bg-linear-to-t after:from-brand-tint ${className}`}
    >
      <Cover
        {...cover}
        className="absolute top-4 left-1/2 min-h-full w-[min(30rem,88%)] -translate-x-1/2 rounded-xs bg-white object-top shadow-raised"
      />
    </div>
  )
}

export const originLine = ({ created }: Resource) => inLine(created && formatDate(created), 'By Admin')

export function kindLine({ kind, file }: Resource) {
  const ending = file?.split('.').at(-1)?.toLowerCase() ?? ''
  return inLine(kind, { pdf: 'PDF', md: 'Text file', csv: 'Table' }[ending])
}

// A line never begins with a dot.
const inLine = (...parts: (string | null | undefined)[]) =>
  parts.filter(Boolean).join(' · ').replaceAll(' ·', '\u00a0·')
