import type { Payment } from '@/lib/cost/cost-words'

/** Each amount on its own line, then the date of the first payment. */
export function PaymentLines({ payment: { lines, due } }: { payment: Payment }) {
  return (
    <div>
      <div className="divide-y divide-line">
        {lines.map(({ amount, words }) => (
          <p key={words} className="flex items-baseline gap-4 py-2 first:pt-0">
            <strong className="display min-w-20 shrink-0 text-lead tabular-nums">{amount}</strong>{' '}
            <span className="text-balance">{words}</span>
          </p>
        ))}
      </div>
      {due && <p className="font-semibold">{due}.</p>}
    </div>
  )
}
