type Props = {
  /** For screen readers. */
  caption: string
  head: readonly [string, string]
  rows: readonly { name: string; text: string }[]
}

/** Two columns that wrap. On a phone, each cell stands on a line of its own. */
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
      <tbody className="max-sm:block">
        {rows.map(({ name, text }) => (
          <tr
            key={name}
            className="border-b border-line last:border-0 *:border-0 *:align-baseline max-sm:block max-sm:py-4 max-sm:*:block max-sm:*:py-0.5 max-sm:*:pr-0"
          >
            <th
              scope="row"
              className="text-body font-semibold leading-snug wrap-anywhere max-sm:text-card sm:w-[23%]"
            >
              {name}
            </th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
