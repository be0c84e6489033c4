import type { ReactNode } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { comparisonOf, type FactRow } from './compare-rows'
import { CompareTable, Lines } from './compare-table'
import { ComparedPaths } from './compared-paths'

export function Comparison({ paths }: { paths: readonly CareerPathSummary[] }) {
  const { different, same, lists } = comparisonOf(paths)
  return (
    <>
      <ComparedPaths paths={paths} />
      {different.length > 0 && (
        <Part id="differences-heading" title="Where they differ">
          <CompareTable caption="Where the paths differ" paths={paths} facts={different} />
        </Part>
      )}
      {lists.length > 0 && (
        <Part id="learn-heading" title="What you learn, and where it leads">
          <CompareTable caption="What each path teaches, and where it leads" paths={paths} lists={lists} />
        </Part>
      )}
      {same.length > 0 && (
        <Part id="same-heading" title={`The same for ${paths.length === 2 ? 'both' : `all ${paths.length}`}`}>
          <Same rows={same} />
        </Part>
      )}
      <p className="mt-10 flex flex-wrap gap-3 max-sm:*:grow print:hidden">
        {paths.map(({ slug, careerName }) => (
          <Link key={slug} href={`/careerpaths/${slug}`} className={buttonStyle('brand')}>
            See {careerName}
          </Link>
        ))}
      </p>
    </>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-10 lg:mt-12">
      <h2 id={id} className="mb-4 text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Same({ rows }: { rows: FactRow[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {rows.map(({ name, values }) => (
        <div key={name} className="flex gap-x-5 py-2.5 leading-snug lg:gap-x-0">
          <dt className="w-1/3 shrink-0 text-muted lg:w-42">{name}</dt>
          <dd className="wrap-anywhere lg:pl-6 lg:font-semibold">
            {values[0] && <Lines text={values[0]} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
