import type { DatedCost } from '@/lib/cost/cost'
import { formatDay } from '@/lib/time/first-class'
import { formatPence } from '@/provider/facts/price'

/** A row with the date of the last class separates the payments up to that date from the later ones. */
export function PaymentsTable({ dated: { payments, classesEnd } }: { dated: DatedCost }) {
  const duringClasses = payments.filter(({ date }) => !classesEnd || date <= classesEnd)
  const later = payments.slice(duringClasses.length)
  return (
    <div className="mt-8 overflow-x-auto">
      <table className="w-full text-left tabular-nums max-sm:text-small">
        <caption className="pb-2 text-left font-semibold">
          {payments.length === 1 ? 'The one payment' : `All ${payments.length} payments`}
        </caption>
        <thead className="text-small text-muted">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pr-2 font-normal">
              Due on
            </th>
            <th scope="col" className="py-2 pr-2 text-right font-normal">
              Amount
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              Paid so far
            </th>
          </tr>
        </thead>
        <tbody>
          <Payments payments={duringClasses} before={0} />
          {classesEnd && (
            <tr className="border-b border-line bg-brand-tint">
              <td colSpan={3} className="px-2 py-2 text-small font-semibold">
                Last class: {formatDay(classesEnd)}
              </td>
            </tr>
          )}
          <Payments payments={later} before={sum(duringClasses)} />
        </tbody>
      </table>
    </div>
  )
}

function Payments({ payments, before }: { payments: DatedCost['payments']; before: number }) {
  return payments.map(({ date, pence }, index) => (
    <tr key={date} className="border-b border-line">
      <td className="py-2 pr-2">
        <time dateTime={date}>{formatDay(date, 'short')}</time>
      </td>
      <td className="py-2 pr-2 text-right font-semibold">{formatPence(pence)}</td>
      <td className="py-2 text-right text-muted">
        {formatPence(before + sum(payments.slice(0, index + 1)))}
      </td>
    </tr>
  ))
}

const sum = (payments: DatedCost['payments']) => payments.reduce((all, { pence }) => all + pence, 0)
