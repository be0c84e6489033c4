import type { ReactNode } from 'react'

type Props = {
  /** For screen readers. */
  caption: string
  head: readonly string[]
  /** `text` is a row's only cell. A name with a `span` also names the rows without a name that follow. */
  rows: readonly { name?: string; span?: number; text?: string; cells?: readonly ReactNode[] }[]
}

/** Columns that wrap. On a phone, a row's name and its last cell stand on lines of their own. */
export function TextTable({ caption, head, rows }: Props) {
  return (
    <table className="table w-full">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {head.map((words) => (
            <th key={words} scope="col" className="text-small font-semibold text-muted">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, span, text, cells = [text] }, index) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
            key={index}
            className="*:align-baseline max-sm:flex max-sm:flex-wrap max-sm:border-b max-sm:border-line max-sm:py-4 max-sm:*:border-0 max-sm:*:py-0.5 max-sm:*:pr-0 has-[[rowspan='2']]:border-0 has-[[rowspan='2']]:[&>td]:border-0 max-sm:*:first:w-full max-sm:*:last:w-full last:border-0! last:*:border-0"
          >
            {name && (
              <th
                scope="row"
                rowSpan={span}
                className="text-body max-sm:text-lead font-semibold leading-snug wrap-anywhere sm:w-[23%]"
              >
                {name}
              </th>
            )}
            {cells.map((cell, at) => (
              <td key={head[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
