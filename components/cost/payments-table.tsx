import type { DatedCost } from '@/lib/cost/cost'
import { formatDay } from '@/lib/time/first-class'
import { formatPence } from '@/provider/facts/price'

/** A row with the date of the last class separates the payments up to that date from the later ones. */
export function PaymentsTable({ dated: { payments, classesEnd } }: { dated: DatedCost }) {
  const duringClasses = payments.filter(({ date }) => !classesEnd || date <= classesEnd).length
  let paid = 0
  const rows = payments.map(({ date, pence }) => {
    paid += pence
    return <AmountRow key={date} date={date} amounts={[pence, paid]} />
  })
  return (
    <div className="mt-8 overflow-x-auto">
      <table className="w-full text-left tabular-nums max-sm:text-small">
        <caption className="pb-2 text-left font-semibold">
          {payments.length === 1 ? 'The one payment' : `All ${payments.length} payments`}
        </caption>
        <Columns names={['Due on', 'Amount', 'Paid so far']} />
        <tbody>
          {rows.slice(0, duringClasses)}
          {classesEnd && (
            <tr className="border-b border-line bg-brand-tint">
              <td colSpan={3} className="px-2 py-2 text-small font-semibold">
                Last class: {formatDay(classesEnd)}
              </td>
            </tr>
          )}
          {rows.slice(duringClasses)}
        </tbody>
      </table>
    </div>
  )
}

/** The day stays on one line with its month. */
export const AmountRow = ({ date, amounts }: { date: string; amounts: [number, number] }) => (
  <tr className="border-b border-line text-right">
    <td className="py-2 pr-2 text-left">
      <time dateTime={date}>{formatDay(date, 'short').replace(/(\d) /, '$1\u00a0')}</time>
    </td>
    <td className="py-2 pr-2 font-semibold">{formatPence(amounts[0])}</td>
    <td className="py-2 text-muted">{formatPence(amounts[1])}</td>
  </tr>
)

/** All columns but the first contain amounts. */
export function Columns({ names }: { names: string[] }) {
  return (
    <thead className="text-small text-muted">
      <tr className="border-b border-line align-bottom">
        {names.map((name) => (
          <th key={name} scope="col" className="py-2 pr-2 font-normal not-first:text-right last:pr-0">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}
