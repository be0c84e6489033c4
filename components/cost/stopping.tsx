import type { Cost } from '@/lib/cost/cost'
import { stoppingRules } from '@/lib/cost/cost-words'
import { type Stop, stopsOf } from '@/lib/cost/refunds'
import { formatDay } from '@/lib/time/first-class'
import { today } from '@/lib/time/today'
import type { Plan } from '@/provider/facts/plans'
import { formatPence } from '@/provider/facts/price'
import type { Contract } from '@/provider/fields/enrolment-contract'

type Props = { plan: Plan; cost: Cost; contract: Contract }

/** A heading, with its text below it or, on a wide screen, beside it. */
export const row =
  'max-lg:space-y-2 lg:grid lg:grid-cols-12 lg:gap-x-16 lg:*:first:col-span-5 lg:*:last:col-span-7'

export function Stopping({ plan, cost, contract }: Props) {
  const rule = stoppingRules(contract).find(({ id }) => id === cost.rhythm)
  const stops = cost.rhythm === 'monthly' ? [] : stopsOf(plan, cost).filter(({ by }) => by >= today())
  return (
    <section aria-labelledby="stopping" className={row}>
      <h2 id="stopping" className="text-card">
        If you change your mind
      </h2>
      <div className="min-w-0 space-y-2">
        {contract.cancellation_days > 0 && (
          <p>
            For {contract.cancellation_days} days after your place is confirmed in writing you can cancel for
            any reason and get everything back.
            {contract.begun_classes === 'paid' &&
              ' If you asked for classes to begin before then, you pay for those you’ve had.'}
          </p>
        )}
        {rule && <p>After that, {rule.text}</p>}
        {stops.length > 0 && <Stops stops={stops} />}
        {contract.refund_days && <p>A refund reaches you within {contract.refund_days} days.</p>}
      </div>
    </section>
  )
}

function Stops({ stops }: { stops: Stop[] }) {
  return (
    <div className="mt-1 overflow-x-auto">
      <table className="w-full text-left text-small tabular-nums">
        <caption className="sr-only">What stopping early costs, depending on when you tell us</caption>
        <thead className="text-muted">
          <tr className="border-b border-line align-bottom">
            <th scope="col" className="py-2 pr-3 font-normal">
              If you cancel by
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-normal">
              You get back
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              You will have paid
            </th>
          </tr>
        </thead>
        <tbody>
          {stops.map(({ by, back, cost }) => (
            <tr key={by} className="border-b border-line">
              <td className="py-1.5 pr-3">
                <time dateTime={by}>{formatDay(by, 'short')}</time>
              </td>
              <td className="py-1.5 pr-3 text-right font-semibold">{formatPence(back)}</td>
              <td className="py-1.5 text-right">{formatPence(cost)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3} className="py-2 text-muted">
              After that you get nothing back. In the first row you haven’t paid anything yet.
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
