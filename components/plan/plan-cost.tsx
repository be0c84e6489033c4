import { linkStyle } from '@/components/ui/link'
import { type Course, costOf } from '@/lib/cost/cost'
import { costLines, rhythmWords } from '@/lib/cost/cost-words'
import { rhythmsOf } from '@/lib/cost/rhythms'
import { formatDay } from '@/lib/time/first-class'
import type { Plan } from '@/provider/facts/plans'
import type { Period } from '@/provider/facts/price'
import { contract } from '@/provider/facts/provider-yaml'

type Props = { plan: Plan; slug: string; course: Course; period: Period }

export function PlanCost({ plan, slug, course, period }: Props) {
  const cost = costOf(plan, period, course)
  const lines = costLines(plan, cost)
  if (lines.length === 0) return null
  const [first, second] = cost.dated?.payments ?? []
  const rhythms = rhythmsOf(plan, course)
  const notes = [
    ...(first ? [`${second ? 'First payment' : 'Due'} on ${formatDay(first.date, 'short')}.`] : []),
    ...(contract ? ['Nothing renews automatically.'] : []),
    ...(rhythms ? [rhythmWords(rhythms).answer] : []),
  ]
  return (
    <div className="mt-4 border-t border-line pt-4 text-small">
      <ul className="space-y-1">
        {lines.map(({ amount, words }) => (
          <li key={words}>
            <strong className="font-display text-body tabular-nums">{amount}</strong> {words}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted">{notes.join(' ')}</p>
      <a
        href={`/careerpaths/${slug}/cost?plan=${plan.id}${period === 'annual' ? '&billing=annual' : ''}`}
        rel="nofollow"
        className={linkStyle('alone')}
      >
        <span>
          Every payment by date<span className="sr-only"> with {plan.name}</span>
        </span>
      </a>
    </div>
  )
}
