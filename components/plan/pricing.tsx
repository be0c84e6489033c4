import { EnrolDialog } from '@/components/enrol/enrol-dialog'
import { NextSteps } from '@/components/enrol/next-steps'
import { Band, BandHeading } from '@/components/ui/band'
import type { CareerPath } from '@/lib/api/career-paths'
import { courseOf } from '@/lib/cost/course'
import { leadChoicesOf } from '@/lib/cost/lead-choices'
import { betterThan } from '@/lib/cost/plan-differences'
import { startChoices } from '@/lib/time/starts'
import { enrolment } from '@/provider/facts/enrolment'
import { groupsOf, plansWith } from '@/provider/facts/plans'
import { PlanCard, WorsePlan } from './plan-card'
import { PlanDifferences } from './plan-differences'

// Up to four plans stand in one row on a wide screen. With more, each kind has its own rows.
const columns = ['', 'xl:grid-cols-1', 'xl:grid-cols-2', 'xl:grid-cols-3', 'xl:grid-cols-4']
const spans = ['', 'xl:col-span-1', 'xl:col-span-2', 'xl:col-span-3', 'xl:col-span-4']
const beside = 'xl:row-span-8 xl:grid-cols-subgrid xl:grid-rows-subgrid'
const cardsBeside = 'xl:row-span-7 xl:grid-rows-subgrid'

export function Pricing({ careerPath }: { careerPath: CareerPath }) {
  const { slug, careerName, prices } = careerPath
  const course = courseOf(careerPath)
  const all = plansWith(prices)
  const judged = all.map((plan) => ({ plan, better: betterThan(plan, all, course) }))
  const plans = judged.flatMap(({ plan, better }) => (better ? [] : [plan]))
  const isOneRow = plans.length <= 4
  const toggle = <PeriodToggle slug={slug} />
  const groups = groupsOf(plans)
  const changing = plans.filter(({ billing }) => billing === 'monthly')
  return (
    <Band
      tone="white"
      id={`${slug}-pricing`}
      labelledBy="pricing-heading"
      className="pricing py-6 tall:-scroll-mt-4 md:py-24 tall:md:-scroll-mt-16"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 md:gap-y-8">
        <BandHeading id="pricing-heading" title="Choose your plan" lead={enrolment.plans} />
        {changing.length !== 1 && toggle}
      </div>
      <div
        className={`mt-4 grid gap-x-5 gap-y-5 md:mt-10 md:gap-y-14 ${isOneRow ? `xl:gap-y-0 ${columns[plans.length]}` : ''}`}
      >
        {groups.map(({ id, title, text, plans }) => (
          <section
            key={id}
            aria-labelledby={`${slug}-${id}`}
            className={`grid gap-x-5 sm:grid-cols-2 ${isOneRow ? `${beside} ${spans[plans.length]}` : columns[columnsFor(plans.length)]}`}
          >
            <div className="col-span-full mb-4 border-t-2 border-ink pt-2.5 md:pt-4">
              <h3 id={`${slug}-${id}`} className="label">
                {title}
              </h3>
              <p className="text-small text-muted">{text}</p>
            </div>
            <ul
              className={`col-span-full grid grid-cols-subgrid gap-y-3 sm:gap-y-0 sm:max-xl:*:nth-[n+3]:mt-5 ${isOneRow ? cardsBeside : rowsApart(plans.length)}`}
            >
              {plans.map((plan) => (
                <PlanCard key={plan.id} {...{ plan, slug, course }}>
                  {changing.length === 1 && changing[0] === plan && toggle}
                </PlanCard>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <PlanDifferences plans={plans} slug={slug} course={course} />
      {judged.map(
        ({ plan, better }) =>
          better && <WorsePlan key={plan.id} plan={plan} better={better} slug={slug} course={course} />,
      )}
      <section aria-labelledby={`${slug}-after`} className="mt-8 md:mt-14">
        <h3 id={`${slug}-after`} className="text-heading">
          What happens next
        </h3>
        <NextSteps className="mt-4 grid gap-3 md:grid-cols-3 md:gap-8" />
      </section>
      <EnrolDialog
        slug={slug}
        careerPathName={careerName}
        choices={leadChoicesOf(careerPath)}
        starts={startChoices(careerPath)}
      />
    </Band>
  )
}

const columnsFor = (plans: number) => (plans === 4 ? 4 : 3)

// Subgrid rows have no gaps, so a margin separates the cards.
const rowsApart = (plans: number) => (plans > 4 ? 'xl:*:nth-[n+4]:mt-5' : '')

/**
 * Two radio buttons that look like tabs. globals.css shows the prices of the checked one. The router leaves an earlier
 * page in the document, so the group's name contains the slug.
 */
function PeriodToggle({ slug }: { slug: string }) {
  return (
    <fieldset className="group relative inline-grid min-w-0 grid-cols-2 rounded-control border border-line bg-white p-1 text-small text-ink">
      <legend className="sr-only">Show prices</legend>
      <span aria-hidden="true" className="period-thumb" />
      {['Monthly', 'Annual'].map((label) => (
        <label key={label} className="period">
          <input
            type="radio"
            name={`period-${slug}`}
            value={label.toLowerCase()}
            defaultChecked={label === 'Monthly'}
            className="absolute inset-0 appearance-none outline-none"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
