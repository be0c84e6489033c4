import type { ReactNode } from 'react'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { plansWith } from '@/provider/facts/plans'
import { comparisonOf, type FactRow, inCommon } from './compare-rows'
import { CompareTable, Lines } from './compare-table'

type Props = { paths: readonly CareerPathSummary[]; children?: ReactNode }

/** `children` stand between the sentence and the table. */
export function Comparison({ paths, children }: Props) {
  const { different, same, lists } = comparisonOf(paths)
  const all = paths.length === 2 ? 'both' : `all ${paths.length}`
  const common = inCommon(same, plansWith(paths[0]?.prices))
  return (
    <>
      {common && (
        <p className="mt-4 max-w-measure text-lead text-muted first-letter:uppercase md:mr-64">
          {all} {common}.
        </p>
      )}
      {children}
      <CompareTable caption="Where the paths differ" paths={paths} facts={different} lists={lists} />
      {same.length > 0 && (
        <section aria-labelledby="same-heading" className="mt-10 lg:mt-12">
          <h2 id="same-heading" className="mb-4 text-heading">
            The same for {all}
          </h2>
          <Same rows={same} />
        </section>
      )}
    </>
  )
}

function Same({ rows }: { rows: FactRow[] }) {
  return (
    <dl className="gap-x-12 border-b border-line lg:flex lg:flex-wrap">
      {rows.map(({ name, values: [value] }) => (
        <div
          key={name}
          className={`flex grow gap-x-5 border-t border-line py-2.5 leading-snug lg:gap-x-0 ${value?.includes('\n') ? 'lg:basis-full' : 'lg:basis-[calc(50%-1.5rem)]'}`}
        >
          <dt className="w-1/3 shrink-0 text-muted lg:w-42">{name}</dt>
          <dd className="wrap-anywhere lg:pl-6">{value && <Lines text={value} />}</dd>
        </div>
      ))}
    </dl>
  )
}
