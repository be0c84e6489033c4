import type { Cost } from '@/lib/cost/cost'
import { stoppingRules } from '@/lib/cost/cost-words'
import { type Stop, stopsOf } from '@/lib/cost/refunds'
import { today } from '@/lib/time/today'
import type { Plan } from '@/provider/facts/plans'
import type { Contract } from '@/provider/fields/enrolment-contract'
import { AmountRow, Columns } from './payments-table'

export function Stopping({ plan, cost, contract }: { plan: Plan; cost: Cost; contract: Contract }) {
  const rule = stoppingRules(contract).find(({ id }) => id === cost.rhythm)
  const stops = cost.rhythm === 'monthly' ? [] : stopsOf(plan, cost).filter(({ by }) => by >= today())
  return (
    <section aria-labelledby="stopping" className="min-w-0 space-y-2 lg:col-span-7">
      <h2 id="stopping" className="text-card">
        If you change your mind
      </h2>
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
    </section>
  )
}

function Stops({ stops }: { stops: Stop[] }) {
  return (
    <div className="mt-1 overflow-x-auto">
      <table className="w-full text-left text-small tabular-nums">
        <caption className="sr-only">What stopping early costs, depending on when you tell us</caption>
        <Columns names={['If you cancel by', 'You get back', 'You will have paid']} />
        <tbody>
          {stops.map(({ by, back, cost }) => (
            <AmountRow key={by} date={by} amounts={[back, cost]} />
          ))}
        </tbody>
      </table>
      <p className="py-2 text-small text-muted">
        After that you get nothing back. In the first row you haven’t paid anything yet.
      </p>
    </div>
  )
}
