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
      className={`grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-x-[min(1.5rem,4vw)] gap-y-3 p-4 sm:grid-cols-[10rem_minmax(0,1fr)] sm:grid-rows-[auto_auto_1fr] lg:grid-cols-[10rem_minmax(0,1fr)_auto] lg:grid-rows-[auto_1fr] lg:pr-8 ${surface('raised')}`}
    >
      <Sheet
        {...resource}
        {...{ among }}
        sizes="15rem"
        className="aspect-[10/9] rounded-control border border-line sm:row-span-3 sm:aspect-[5/4] lg:row-span-2"
        paper={`left-[6%] top-[8%] aspect-[5/2] w-60 rounded-tl-xs sm:w-72 ${bodyOf(resource)}`}
      />
      <div className="max-sm:self-center">
        <DraftBadge unpublished={resource.unpublished} />
        {kind && <p className="text-small font-semibold text-brand">{kind}</p>}
        <h3 className="text-lead leading-tight sm:text-card">{title}</h3>
        <p className="mt-1 text-small text-muted">
          {[created && formatDate(created), 'By Admin'].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p className="max-sm:col-span-2 sm:col-start-2">{summary ?? description}</p>
      <p className="flex items-center gap-x-4 gap-y-1 max-sm:col-span-2 sm:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:flex-col lg:self-center">
        <Link
          href={`/resources/${slug}`}
          data-resource={slug}
          data-title={title}
          data-file={file ?? ''}
          className={buttonStyle('brand')}
        >
          Get Now<span className="sr-only">: {title}</span>
        </Link>
        <span className="text-small text-muted">{kindOf(file)}</span>
      </p>
    </article>
  )
}

/** Decorative: the file's first page as paper, cut by the edge of a panel, or the drawing of the slug. */
export function Sheet({ slug, image, among, sizes, className, paper }: SheetProps) {
  return (
    <div aria-hidden="true" className={`relative overflow-hidden bg-brand-tint ${className}`}>
      <Cover
        {...{ slug, image, among, sizes }}
        className={`absolute max-w-none bg-white shadow-raised ${paper}`}
      />
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

// The head of a PDF repeats the title, so only its body shows. The boxes of a checklist begin lower.
function bodyOf({ file, kind }: Resource) {
  if (kindOf(file) !== 'PDF') return 'object-[0_6%]'
  return kind?.startsWith('Checklist') ? 'object-[0_79%]' : 'object-[0_55.5%]'
}

export function kindOf(file: string | null) {
  const ending = file?.split('.').at(-1)?.toLowerCase() ?? ''
  return { pdf: 'PDF', md: 'Text file', csv: 'Table' }[ending]
}
