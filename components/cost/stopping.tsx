import { Icon } from '@/components/ui/icon'
import type { Cost } from '@/lib/cost/cost'
import { stoppingRules } from '@/lib/cost/cost-words'
import { type Stop, stopsOf } from '@/lib/cost/refunds'
import { formatDay } from '@/lib/time/first-class'
import { today } from '@/lib/time/today'
import type { Plan } from '@/provider/facts/plans'
import { formatPence } from '@/provider/facts/price'
import type { Contract } from '@/provider/fields/enrolment-contract'

type Props = { plan: Plan; cost: Cost; contract: Contract }

export function Stopping({ plan, cost, contract }: Props) {
  const rule = stoppingRules(contract).find(({ id }) => id === cost.rhythm)
  const hasRefunds = cost.rhythm !== 'monthly'
  const stops = stopsOf(plan, cost).filter(({ by }) => by >= today())
  return (
    <section
      aria-labelledby="stopping"
      className="min-w-0 lg:col-span-12 lg:grid lg:grid-cols-subgrid lg:*:col-[6/-1]"
    >
      <h2 id="stopping" className="text-heading lg:col-[1/6]! lg:row-[1/6]">
        If you change your mind
      </h2>
      {contract.cancellation_days > 0 && (
        <p className="max-lg:mt-3">
          For {contract.cancellation_days} days after your place is confirmed in writing you can cancel for
          any reason and get everything back.
          {contract.begun_classes === 'paid' &&
            ' If you asked for classes to begin before then, you pay for those you’ve had.'}
        </p>
      )}
      {rule && <p className="mt-2">After that, {rule.text}</p>}
      {stops.length > 0 && (
        <details open={hasRefunds} className="mt-4 border-y border-line open:border-b-0">
          <summary className="question-line text-body!">
            What you will have paid, by date
            <Icon name="chevron" className="size-5" />
          </summary>
          <Stops stops={stops} hasRefunds={hasRefunds} />
        </details>
      )}
      {contract.refund_days && (
        <p className="mt-2 text-small text-muted">A refund reaches you within {contract.refund_days} days.</p>
      )}
    </section>
  )
}

function Stops({ stops, hasRefunds }: { stops: Stop[]; hasRefunds: boolean }) {
  return (
    <div className="mt-1 overflow-x-auto">
      <table className="w-full text-left text-small tabular-nums">
        <caption className="sr-only">What stopping early costs, depending on when you tell us</caption>
        <thead className="text-muted">
          <tr className="border-b border-line align-bottom">
            <th scope="col" className="py-2 pr-3 font-normal">
              If you cancel by
            </th>
            {hasRefunds && (
              <th scope="col" className="py-2 pr-3 text-right font-normal">
                You get back
              </th>
            )}
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
              {hasRefunds && <td className="py-1.5 pr-3 text-right font-semibold">{formatPence(back)}</td>}
              <td className="py-1.5 text-right">{formatPence(cost)}</td>
            </tr>
          ))}
        </tbody>
        {hasRefunds && (
          <tfoot>
            <tr>
              <td colSpan={3} className="py-2 text-muted">
                After that you get nothing back. In the first row you haven’t paid anything yet.
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
