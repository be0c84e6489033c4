import { Cover } from '@/components/art/cover'
import { buttonStyle } from '@/components/ui/button'
import { Link, linkStyle } from '@/components/ui/link'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { compareAddress } from '@/lib/compare/compare-choice'
import { cut } from '@/lib/html/text'

/** Each compared path with its picture, its work in a sentence, and links to its page and to drop it. */
export function ComparedPaths({ paths }: { paths: readonly CareerPathSummary[] }) {
  const slugs = paths.map(({ slug }) => slug)
  return (
    <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-6 lg:ms-42 lg:gap-x-0 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {paths.map(({ slug, image, careerName, description, summary }) => (
        <li key={slug} className="flex flex-col lg:pl-6">
          <Cover
            slug={slug}
            image={image}
            among={slugs}
            sizes="(min-width: 64rem) 28rem, 50vw"
            className="mb-1 aspect-[2/1] w-full rounded-card lg:aspect-[3/1]"
          />
          <Link
            href={`/careerpaths/${slug}`}
            className="flex min-h-11 items-center display text-card leading-tight text-link underline-offset-4 wrap-anywhere hover:underline"
          >
            {careerName}
          </Link>
          <p className="grow leading-snug text-muted max-lg:text-small">{cut(summary ?? description, 90)}</p>
          <p className="mt-3 flex flex-wrap items-center gap-x-5 print:hidden">
            <Link
              href={`/careerpaths/${slug}`}
              className={`${buttonStyle('brand', 'small')} max-sm:w-full max-sm:px-1!`}
            >
              See {careerName}
            </Link>
            <a
              href={compareAddress(slugs.filter((other) => other !== slug))}
              rel="nofollow"
              className={`${linkStyle('alone')} text-small`}
            >
              Remove<span className="sr-only"> {careerName}</span>
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}
