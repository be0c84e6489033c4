import type { ReactNode } from 'react'

/** Two columns that wrap; one on a phone. */
export function TwoColumnTable({
  caption,
  head,
  rows,
}: {
  /** For screen readers. */
  caption: string
  head: readonly [string, ReactNode]
  rows: readonly {
    id?: string
    /** Appears large above the name. */
    figure?: string
    name: string
    text: ReactNode
  }[]
}) {
  const hasFigures = rows.some(({ figure }) => figure)
  return (
    <table className="table w-full table-fixed">
      <caption className="sr-only">{caption}</caption>
      <colgroup className="max-sm:hidden">
        <col className="w-7/24" />
        <col />
      </colgroup>
      <thead className={hasFigures ? 'sr-only' : 'max-sm:sr-only'}>
        <tr>
          <th scope="col" className="font-semibold text-muted">
            {head[0]}
          </th>
          <th scope="col" className="font-semibold text-muted">
            {head[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, figure, name, text }) => (
          <tr
            key={id ?? name}
            id={id}
            className="scroll-mt-28 target:bg-sand max-sm:block max-sm:border-b max-sm:border-line max-sm:py-2 max-sm:*:block max-sm:*:border-0 max-sm:*:py-1"
          >
            <th scope="row" className="pr-3 text-body leading-snug font-semibold wrap-anywhere">
              {figure && <span className="display block text-heading text-brand">{figure} </span>}
              {name}
              {figure?.endsWith('%') && (
                <svg viewBox="0 0 100 5" aria-hidden="true" className="mt-2 max-w-44 rounded-full bg-sand">
                  <path d={`M0 0H${Number.parseInt(figure, 10)}V5H0Z`} className="fill-brand" />
                </svg>
              )}
            </th>
            <td className={hasFigures ? 'text-body' : ''}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
