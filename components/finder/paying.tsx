import { linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import { costLines, rhythmWords } from '@/lib/cost/cost-words'
import { courseOf } from '@/lib/cost/course'
import { rhythmsOf } from '@/lib/cost/rhythms'
import type { AnsweredQuestion } from '@/lib/finder/answers'
import { type Offer, offersOf } from '@/lib/finder/offers'
import type { Match } from '@/lib/finder/rank'
import { formatPence } from '@/provider/facts/price'

type Props = { matches: readonly Match[]; answered: readonly AnsweredQuestion[] }

/** The plans within the stated budget, with their totals on the best path. */
export function Paying({ matches, answered }: Props) {
  const pays = answered.flatMap(({ answer }) => answer?.needs?.pays ?? [])[0]
  const [first, ...others] = matches.map(({ path }) => path)
  if (!pays || !first) return null
  const offers = offersOf(first, pays)
  if (offers.length === 0) return null
  const sums = (path: CareerPathSummary) =>
    JSON.stringify(offersOf(path, pays).map(({ plan, cost }) => [plan.id, cost.each, cost.inAll?.pence]))
  const isSame = others.every((path) => sums(path) === sums(first))
  return (
    <section aria-labelledby="paying-heading" className="mt-12 grid gap-x-8 gap-y-4 md:grid-cols-[16rem_1fr]">
      <div>
        <h2 id="paying-heading" className="text-heading">
          {pays.by === 'month' ? 'What it costs each month' : 'What it costs all at once'}
        </h2>
        <p className="mt-2 text-muted">
          {isSame && others.length > 0 ? 'The same for each of our paths.' : `For ${first.careerName}.`}
        </p>
      </div>
      <ul className="grid gap-4 *:only:col-span-full lg:grid-cols-2">
        {offers.map((offer) => (
          <li key={offer.plan.id} className={`p-5 sm:p-6 lg:only:columns-2 ${surface('outlined')}`}>
            <PayableOffer offer={offer} path={first} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PayableOffer({ offer: { plan, period, cost }, path }: { offer: Offer; path: CareerPathSummary }) {
  const unit = { monthly: 'a month', yearly: 'a year, paid all at once', once: 'once' }[cost.rhythm]
  const rhythms = rhythmsOf(plan, courseOf(path))
  return (
    <>
      <h3 className="text-card">{plan.name}</h3>
      <p className="mt-1">
        <strong className="font-display text-heading tabular-nums">{formatPence(cost.each)}</strong> {unit}
      </p>
      {rhythms && <p className="mt-2 text-small text-muted">{rhythmWords(rhythms).answer}</p>}
      <ul className="mt-2 break-before-column space-y-1 text-small">
        {costLines(plan, cost).map(({ amount, words }) => (
          <li key={words}>
            <strong className="tabular-nums">{amount}</strong> {words}
          </li>
        ))}
      </ul>
      <a
        href={`/careerpaths/${path.slug}/cost?plan=${plan.id}${period === 'annual' ? '&billing=annual' : ''}#cost`}
        rel="nofollow"
        className={linkStyle('alone')}
      >
        Payment schedule<span className="sr-only"> for {plan.name}</span>
      </a>
    </>
  )
}
