type Props = {
  caption: string
  /** The cells of the first column name the rows. */
  columns: string[]
  rows: { id: string; cells: (string | number)[] }[]
}

/** Scrolls sideways on a phone, also by keyboard. */
export function FiguresTable({ caption, columns, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-left text-small tabular-nums">
        <caption className="pb-2 text-left font-semibold">{caption}</caption>
        <thead className="text-muted">
          <tr className="border-b border-line">
            {columns.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={index === 0 ? 'py-2 pr-3 font-normal' : 'py-2 pr-2 text-right font-normal'}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...values] }) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 font-normal">
                <bdi>{name}</bdi>
              </th>
              {values.map((value, index) => (
                <td key={columns[index + 1]} className="py-2 pr-2 text-right whitespace-nowrap">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
