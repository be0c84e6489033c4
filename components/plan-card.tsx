import type { Plan } from '@/lib/site'
import { Badge } from './badge'
import { buttonStyle } from './button'
import { Icon } from './icon'
import { PlanPrice } from './plan-price'

/** One plan, its parts in line with its neighbours'. Its button is a link to the enrolment page; script opens the dialog of EnrolDialog instead. */
export function PlanCard({ plan, slug }: { plan: Plan; slug: string }) {
  const isBest = plan.badge === 'Best Choice'
  const surface = isBest ? 'bg-forest text-white on-forest' : 'bg-paper'
  return (
    <li
      className={`row-span-6 grid grid-rows-subgrid gap-y-0 rounded-card border-2 border-transparent p-6 ${surface}`}
    >
      <p>
        <Badge tone={isBest ? 'forest' : 'brand'}>{plan.badge}</Badge>
      </p>
      <h3 className="mt-4 text-card">{plan.name}</h3>
      <p className={`mt-2 text-base ${isBest ? 'text-forest-text' : 'text-muted'}`}>{plan.summary}</p>
      <div className="mt-5">
        <PlanPrice plan={plan} />
      </div>
      <a
        href={`/careerpaths/${slug}/enrol?plan=${plan.id}`}
        data-plan={plan.id}
        rel="nofollow"
        className={`${buttonStyle(isBest ? 'action' : 'brand', 'small')} mt-5 w-full`}
      >
        {plan.button}
      </a>
      <ul className="mt-6 space-y-2.5 text-base">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Icon name="check" className={`mt-0.5 size-5 ${isBest ? 'text-action' : 'text-brand'}`} />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  )
}
