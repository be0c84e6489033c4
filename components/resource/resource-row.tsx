import { Cover } from '@/components/art/cover'
import { PathArt } from '@/components/art/path-art'
import { buttonStyle } from '@/components/ui/button'
import { DraftBadge } from '@/components/ui/draft-badge'
import { Link } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import type { Resource } from '@/lib/api/resources'
import { formatDate } from '@/lib/time/dates'
import { site } from '@/provider/facts/site'

/** The 'Get Now' link leads to the resource's page. With script, it opens the form over the list instead. */
export function ResourceRow({ resource, among }: { resource: Resource; among?: readonly string[] }) {
  const { slug, title, description, summary, created, file } = resource
  return (
    <article
      className={`grid grid-cols-[min(5.5rem,24%)_minmax(0,1fr)] items-start gap-x-[min(1rem,4vw)] gap-y-4 p-4 sm:grid-cols-[6rem_minmax(0,1fr)] sm:gap-6 lg:grid-cols-[6rem_minmax(0,1fr)_auto] lg:pr-6 ${surface('raised')}`}
    >
      <Sheet {...resource} among={among} />
      <div>
        <DraftBadge unpublished={resource.unpublished} />
        <h3 className="text-card">{title}</h3>
        <p className="mt-1 text-small text-muted">
          {[created && formatDate(created), 'By Admin'].filter(Boolean).join(' · ')}
        </p>
        <p className="mt-3 max-w-measure">{summary ?? description}</p>
      </div>
      <p className="col-start-2 lg:col-start-auto lg:self-center">
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

/** Decorative: the file's first page, or the drawing of the slug on a sheet with the file's kind. */
export function Sheet({ slug, image, file, among, sizes = '9rem' }: SheetProps) {
  return (
    <div
      aria-hidden="true"
      className="relative aspect-[5/7] overflow-hidden rounded-control border border-line bg-white"
    >
      {image ? (
        <Cover slug={slug} image={image} sizes={sizes} className="h-full w-full object-top" />
      ) : (
        <>
          <PathArt slug={slug} among={among} className="h-1/2 w-full" />
          <div className="space-y-2 p-3">
            <div className="h-1.5 w-11/12 rounded bg-line" />
            <div className="h-1.5 w-3/4 rounded bg-line" />
            <div className="h-1.5 w-5/6 rounded bg-line" />
          </div>
        </>
      )}
      <span className="absolute right-1.5 bottom-1.5 rounded-[4px] bg-forest px-1.5 py-0.5 text-small font-semibold text-white">
        {kindOf(file)}
      </span>
    </div>
  )
}

type SheetProps = Pick<Resource, 'slug' | 'image' | 'file'> & {
  /** Slugs of the resources on the page. */
  among?: readonly string[]
  sizes?: string
}

export function kindOf(file: string | null): string {
  const ending = file?.split('.').at(-1)?.toLowerCase() ?? ''
  return { pdf: 'PDF', md: 'Text', csv: 'Table' }[ending] ?? site.name
}
