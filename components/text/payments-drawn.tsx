import { surface } from '@/components/ui/surface'
import { valueIn } from '@/lib/api/answer'
import { listCareerPaths } from '@/lib/api/content'
import type { Cost } from '@/lib/cost/cost'
import { paymentOf } from '@/lib/cost/cost-words'
import { rhythmsOf } from '@/lib/cost/rhythms'
import { plans } from '@/provider/facts/plans'

/** Both ways to pay for the first plan billed monthly. A row of blocks lasts twelve months. */
export async function PaymentsDrawn() {
  const [weeks = null, ...others] = new Set(
    (valueIn(await listCareerPaths()) ?? []).map(({ weeks }) => weeks),
  )
  const plan = plans.find(({ billing }) => billing === 'monthly')
  const rhythms =
    plan && !plan.months && weeks && others.length === 0 && rhythmsOf(plan, { weeks, start: null })
  if (!rhythms) return null
  return (
    <figure className={`space-y-6 p-5 sm:p-8 ${surface('sunken')}`}>
      <figcaption>
        <strong>{plan.name}</strong>, {weeks} weeks of classes
      </figcaption>
      {[rhythms.monthly, rhythms.annual].map((cost) => (
        <div key={cost.rhythm}>
          <p className="flex flex-wrap gap-x-6">
            <strong className="lg:grow">{paymentOf(plan, cost)?.how}</strong>
            {paymentOf(plan, cost)?.lines.map(({ amount, words }, at) => (
              <span key={words} className="flex items-baseline gap-2 max-lg:w-full">
                <span className={`size-3 shrink-0 rounded-full ${paint(at === 0)}`} />
                <span>
                  <strong>{amount}</strong> {words}
                </span>
              </span>
            ))}
          </p>
          <div aria-hidden="true" className="mt-3 grid grid-cols-12 gap-1">
            {blocksOf(cost)}
          </div>
          <p aria-hidden="true" className="mt-2 flex justify-between text-small text-muted">
            <span>Month 1</span>
            <span>Month 12</span>
          </p>
        </div>
      ))}
    </figure>
  )
}

const blocksOf = ({ rhythm, inAll, untilClasses }: Cost) =>
  Array.from({ length: inAll?.payments ?? 0 }, (_, at) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
      key={at}
      className={`h-8 rounded-lg ${paint(at < (untilClasses?.payments ?? 0))} ${rhythm === 'yearly' ? 'col-span-full' : ''}`}
    />
  ))

const paint = (isForClasses: boolean) =>
  `border-2 border-brand ${isForClasses ? 'bg-brand' : 'bg-brand-tint'}`
