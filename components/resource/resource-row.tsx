import { Cover } from '@/components/art/cover'
import { buttonStyle } from '@/components/ui/button'
import { DraftBadge } from '@/components/ui/draft-badge'
import { Link } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import type { Resource } from '@/lib/api/resources'
import { formatDate } from '@/lib/time/dates'

/** The 'Get Now' link leads to the resource's page. With script, it opens the form over the list instead. */
export function ResourceRow({ resource, among }: { resource: Resource; among?: readonly string[] }) {
  const { slug, title, description, kind, summary, created, file } = resource
  return (
    <article
      className={`grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-[min(1.5rem,4vw)] gap-y-3 p-4 sm:grid-rows-[auto_auto_1fr] lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:grid-rows-[auto_1fr] lg:pr-8 ${surface('raised')}`}
    >
      <Sheet
        {...resource}
        {...{ among }}
        sizes="6rem"
        className="aspect-[2/3] w-20 rounded-xs border border-line sm:row-span-3 sm:w-24 lg:row-span-2"
        paper="inset-0 h-full w-full"
      />
      <div className="max-sm:self-center">
        <DraftBadge unpublished={resource.unpublished} />
        <p className="text-small font-semibold text-brand">
          {[kind, kindOf(file)].filter(Boolean).join(' · ')}
        </p>
        <h3 className="text-lead leading-tight sm:text-card">{title}</h3>
        <p className="mt-1 text-small text-muted">
          {[created && formatDate(created), 'By Admin'].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p className="max-sm:col-span-2 sm:col-start-2">{summary ?? description}</p>
      <p className="max-sm:col-span-2 sm:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:self-center">
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
    </article>
  )
}

/** Decorative: the file's first page as paper on a panel, or the drawing of the slug. */
export function Sheet({ slug, image, among, sizes, className, paper }: SheetProps) {
  return (
    <div aria-hidden="true" className={`relative overflow-hidden bg-brand-tint ${className}`}>
      <Cover {...{ slug, image, among, sizes }} className={`absolute bg-white shadow-raised ${paper}`} />
    </div>
  )
}

type SheetProps = Pick<Resource, 'slug' | 'image'> & {
  /** Slugs of the resources on the page. */
  among?: readonly string[]
  sizes: string
  className: string
  /** The classes of the paper's size and place. */
  paper: string
}

export function kindOf(file: string | null) {
  const ending = file?.split('.').at(-1)?.toLowerCase() ?? ''
  return { pdf: 'PDF', md: 'Text file', csv: 'Table' }[ending]
}
