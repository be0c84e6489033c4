import type { Figure } from '@/provider/facts/claims'
import { Counted } from './counted'

type Props = { figures: readonly Figure[]; isLarge?: boolean; className?: string }

export function Figures({ figures, isLarge = false, className = '' }: Props) {
  return (
    <dl
      className={`flex flex-wrap ${isLarge ? 'gap-x-16 gap-y-6 max-md:flex-col lg:flex-col' : 'gap-x-6 gap-y-4 sm:gap-x-8'} ${className}`}
    >
      {figures.map((each) => (
        <div key={each.name} className="flex flex-col">
          <dt className={`order-2 text-muted ${isLarge ? 'mt-1 text-lead' : 'text-body'}`}>{each.label}</dt>
          <dd className={`display order-1 ${isLarge ? 'text-hero text-action' : 'text-heading text-white'}`}>
            <Counted figure={each}>{each.figure}</Counted>
          </dd>
          {each.briefly && <dd className="order-3 max-w-40 text-small text-muted">{each.briefly}</dd>}
        </div>
      ))}
    </dl>
  )
}
