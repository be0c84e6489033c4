import type { ReactNode } from 'react'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { comparisonOf, type FactRow } from './compare-rows'
import { CompareTable, Lines } from './compare-table'
import { ComparedPaths } from './compared-paths'

export function Comparison({ paths }: { paths: readonly CareerPathSummary[] }) {
  const { different, same, lists } = comparisonOf(paths)
  return (
    <>
      <ComparedPaths paths={paths} />
      {(lists.length > 0 || different.length > 0) && (
        <Part id="differences-heading" title="Where they differ">
          <CompareTable caption="Where the paths differ" paths={paths} facts={different} lists={lists} />
        </Part>
      )}
      {same.length > 0 && (
        <Part id="same-heading" title={`The same for ${paths.length === 2 ? 'both' : `all ${paths.length}`}`}>
          <Same rows={same} />
        </Part>
      )}
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
    <dl className="gap-x-12 border-b border-line lg:columns-2">
      {rows.map(({ name, values }) => (
        <div
          key={name}
          className="flex break-inside-avoid gap-x-5 border-t border-line py-2.5 leading-snug lg:gap-x-0"
        >
          <dt className="w-1/3 shrink-0 text-muted lg:w-42">{name}</dt>
          <dd className="wrap-anywhere lg:pl-6 lg:font-semibold">
            {values[0] && <Lines text={values[0]} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
