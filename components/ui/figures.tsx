import type { Figure } from '@/provider/facts/claims'
import { Counted } from './counted'

export function Figures({ figures, className = '' }: { figures: readonly Figure[]; className?: string }) {
  return (
    <dl className={`flex flex-wrap gap-x-6 gap-y-4 sm:gap-x-8 ${className}`}>
      {figures.map((each) => (
        <div key={each.name} className="flex flex-col">
          <dt className="order-2 text-body text-muted">{each.label}</dt>
          <dd className="order-1 display text-heading text-white">
            <Counted figure={each}>{each.figure}</Counted>
          </dd>
          {each.briefly && <dd className="order-3 max-w-40 text-small text-muted">{each.briefly}</dd>}
        </div>
      ))}
    </dl>
  )
}
