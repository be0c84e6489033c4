import { buttonStyle } from '@/components/ui/button'
import { Link, linkStyle } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { surface } from '@/components/ui/surface'
import type { CareerPath } from '@/lib/api/career-paths'
import { type Course, costOf } from '@/lib/cost/cost'
import type { Choice } from '@/lib/cost/cost-choice'
import { afterwardsWords, costLines, rhythmWords } from '@/lib/cost/cost-words'
import { rhythmsOf } from '@/lib/cost/rhythms'
import { formatDay } from '@/lib/time/first-class'
import type { Plan } from '@/provider/facts/plans'
import { formatPence, priceOf } from '@/provider/facts/price'
import { contract } from '@/provider/facts/provider-yaml'
import { PaymentsTable } from './payments-table'
import { Stopping } from './stopping'

export type CostProps = {
  careerPath: CareerPath
  choice: Choice
  course: Course
  /** Whether the course begins on one of the path's announced starts. */
  isAnnounced: boolean
  nextStart: string | null
}

type Rhythm = ReturnType<typeof costOf>['rhythm']

export const rhythms = { monthly: 'paid monthly', yearly: 'paid annually', once: 'paid once' }

export function CostAnswer({ careerPath, choice, course, isAnnounced, nextStart }: CostProps) {
  const { plan, period } = choice
  const cost = costOf(plan, period, course)
  const totals = costLines(plan, cost)
  const each = { amount: formatPence(cost.each), words: 'a month' }
  const [price, ...lines] = cost.rhythm === 'monthly' && totals.length > 0 ? [each, ...totals] : totals
  const query = new URLSearchParams({ plan: plan.id })
  if (period === 'annual') query.set('billing', period)
  if (choice.start && isAnnounced) query.set('start', choice.start)
  return (
    <>
      <section
        aria-labelledby="cost"
        className={`min-w-0 p-4 sm:p-8 lg:col-span-7 lg:self-start print:p-0 ${surface('raised')}`}
      >
        <h2 id="cost" className="scroll-mt-24 text-card">
          {plan.name}, {rhythms[cost.rhythm]}
        </h2>
        <Begins start={course.start} isAnnounced={isAnnounced} nextStart={nextStart} />
        {price ? (
          <p className="mt-4 text-lead leading-snug">
            <span className="display text-figure tabular-nums">{price.amount}</span>{' '}
            <span className="inline-block">{price.words}</span>
          </p>
        ) : (
          <Unknown plan={plan} />
        )}
        {lines.map(({ amount, words }) => (
          <p key={words} className="mt-2 text-lead leading-snug">
            <strong className="tabular-nums">{amount}</strong> {words}
          </p>
        ))}
        <Cheaper plan={plan} course={course} rhythm={cost.rhythm} />
        <p className="mt-6 flex flex-wrap gap-4 max-sm:*:grow print:hidden">
          <a
            href={`/careerpaths/${careerPath.slug}/enrol?${query}`}
            rel="nofollow"
            className={buttonStyle('action')}
          >
            Enrol with this plan
          </a>
          <Link href="/contact-us" className={buttonStyle('outline')}>
            Ask us first
          </Link>
        </p>
        {cost.dated && cost.dated.payments.length > 0 && <PaymentsTable dated={cost.dated} />}
        <p className="mt-6 text-small text-muted">
          This is a guide. Your written agreement, under our{' '}
          <Link href="/terms-of-service" className={linkStyle('inline')}>
            terms
          </Link>
          , is what applies.
        </p>
      </section>
      {contract && (
        <div className="grid gap-x-16 gap-y-8 lg:col-span-12 lg:mt-4 lg:grid-cols-subgrid lg:border-t lg:border-line lg:pt-10">
          <section aria-labelledby="afterwards" className="space-y-2 lg:col-span-5">
            <h2 id="afterwards" className="text-card">
              What happens afterwards
            </h2>
            <p>{afterwardsWords(cost).replaceAll(/(\d) (\w+) (?=\d)/g, '$1\u00a0$2\u00a0')}</p>
          </section>
          <Stopping plan={plan} cost={cost} contract={contract} />
        </div>
      )}
    </>
  )
}

type BeginsProps = Pick<CostProps, 'isAnnounced' | 'nextStart'> & { start: string | null }

function Begins({ start, isAnnounced, nextStart }: BeginsProps) {
  if (!start)
    return <p className="mt-2 text-muted">The next start date isn’t set yet, so there are no dates here.</p>
  if (isAnnounced) return <p className="mt-2 text-muted">For the classes that begin on {formatDay(start)}.</p>
  return (
    <p className="mt-2 text-muted">
      As if classes began on {formatDay(start)}, which isn’t an announced start
      {nextStart ? `: the next begin on ${formatDay(nextStart)}` : ''}.
    </p>
  )
}

function Unknown({ plan }: { plan: Plan }) {
  const { amount, unit } = priceOf(plan, 'monthly')
  return (
    <div className="mt-5">
      <Notice title={`${formatPence(amount)} ${unit}`}>
        This path doesn’t say how many weeks it takes, so we can’t work out a total here. Ask us, and we’ll
        tell you before you pay anything.
      </Notice>
    </div>
  )
}

// Shows only the sums of the other rhythm, because those of the chosen rhythm stand above.
function Cheaper({ plan, course, rhythm }: { plan: Plan; course: Course; rhythm: Rhythm }) {
  const both = rhythmsOf(plan, course)
  if (!both) return null
  const { answer, monthly, annual } = rhythmWords(both)
  return (
    <p className={`mt-5 p-4 text-small ${surface('tinted')}`}>
      {answer} {rhythm === 'monthly' ? annual : monthly}
    </p>
  )
}
