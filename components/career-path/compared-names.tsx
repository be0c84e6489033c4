import { Link, linkStyle } from '@/components/ui/link'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { compareAddress } from '@/lib/compare/compare-choice'

type Name = Pick<CareerPathSummary, 'slug' | 'careerName'>

export function ComparedName({ slug, careerName }: Name) {
  return (
    <Link
      href={`/careerpaths/${slug}`}
      className="inline-flex min-h-11 items-center display text-card leading-tight text-link underline-offset-4 wrap-anywhere hover:underline"
    >
      {careerName}
    </Link>
  )
}

/** Each with a link that removes it. */
export function ComparedNames({ paths }: { paths: readonly Name[] }) {
  const slugs = paths.map(({ slug }) => slug)
  return (
    <ul className="mt-6 flex flex-wrap gap-x-10 border-y border-line py-1 max-lg:block max-lg:divide-y max-lg:divide-line">
      {paths.map(({ slug, careerName }) => (
        <li key={slug} className="flex items-center justify-between gap-4">
          <ComparedName slug={slug} careerName={careerName} />
          <a
            href={compareAddress(slugs.filter((other) => other !== slug))}
            rel="nofollow"
            className={`${linkStyle('alone')} text-small`}
          >
            Remove<span className="sr-only"> {careerName}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
