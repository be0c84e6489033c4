import { EnrolDialog } from '@/components/enrol/enrol-dialog'
import { Band, BandHeading } from '@/components/ui/band'
import { enrolment } from '@/lib/provider/enrolment'
import { leadChoices } from '@/lib/provider/lead-choices'
import { planGroups } from '@/lib/provider/plans'
import { PeriodToggle } from './period-toggle'
import { PlanCard } from './plan-card'

/** The plans of a career path, by kind, with the Monthly/Annual choice and the dialog to enrol. */
export function Pricing({ slug, careerName }: { slug: string; careerName: string }) {
  return (
    <Band
      tone="white"
      id={`${slug}-pricing`}
      labelledBy="pricing-heading"
      className="pricing py-16 tall:-scroll-mt-4 md:py-24 tall:[&_:is(a,button,label)]:scroll-mt-14"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
        <BandHeading id="pricing-heading" title="Choose your plan" lead={enrolment.plans} />
        <PeriodToggle slug={slug} />
      </div>
      <div className="mt-10 grid gap-x-5 gap-y-14 xl:grid-cols-4 xl:gap-y-0">
        {planGroups.map(({ id, title, text, plans }) => (
          <section
            key={id}
            aria-labelledby={`${slug}-${id}`}
            className="grid gap-x-5 sm:grid-cols-2 xl:col-span-2 xl:row-span-7 xl:grid-cols-subgrid xl:grid-rows-subgrid"
          >
            <div className="col-span-full mb-6 border-t-2 border-ink pt-4">
              <h3 id={`${slug}-${id}`} className="label">
                {title}
              </h3>
              <p className="text-small text-muted">{text}</p>
            </div>
            <ul className="col-span-full grid grid-cols-subgrid gap-y-5 sm:row-span-6 sm:grid-rows-subgrid sm:gap-y-0">
              {plans.map((plan) => (
                <PlanCard key={plan.id} plan={plan} slug={slug} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <EnrolDialog slug={slug} careerPathName={careerName} choices={leadChoices} />
    </Band>
  )
}
