import type { CostLine } from '@/lib/cost/cost-words'

export function PaymentLines({ lines }: { lines: CostLine[] }) {
  return (
    <dl>
      {lines.map(({ amount, words }) => (
        <div key={words} className="fact grid grid-cols-[minmax(35%,1fr)_auto]">
          <dt className="text-muted first-letter:uppercase">{words}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
