import type { ReactNode } from 'react'

type Props = {
  /** For screen readers. */
  caption: string
  head: readonly string[]
  /** `text` is a row's only cell. Lines of several cells share the row's name, and are a card on a phone. */
  rows: readonly { name: string; text?: string; lines?: readonly (readonly ReactNode[])[] }[]
}

const card =
  'max-sm:mt-4 max-sm:rounded-card max-sm:border max-sm:bg-white max-sm:p-5 max-sm:[&>tr+tr]:mt-4 max-sm:[&>tr+tr]:border-t max-sm:[&>tr+tr]:border-line max-sm:[&>tr+tr]:pt-3 max-sm:[&>tr>td:nth-last-child(2)>*>strong]:text-heading max-sm:[&>tr>td:nth-last-child(3)]:text-muted'

/** Columns that wrap. On a phone, each cell stands on a line of its own. */
export function TextTable({ caption, head, rows }: Props) {
  return (
    <table className="table w-full">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line *:border-0">
          {head.map((words) => (
            <th key={words} scope="col" className="text-small font-semibold text-muted">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ name, text, lines }) => (
        <tbody
          key={name}
          className={`border-line max-sm:block sm:border-b sm:last:border-0 ${lines ? card : 'max-sm:border-b max-sm:py-4 max-sm:last:border-0'}`}
        >
          {(lines ?? [[text]]).map((cells, line) => (
            <tr
              key={`${cells[0]}`}
              className="*:border-0 *:align-baseline max-sm:block max-sm:*:block max-sm:*:py-0.5 max-sm:*:pr-0"
            >
              {line === 0 && (
                <th
                  scope="rowgroup"
                  rowSpan={lines?.length}
                  className="text-body font-semibold leading-snug wrap-anywhere max-sm:text-card sm:w-[23%]"
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
      ))}
    </table>
  )
}
