import { listCountriesCached } from '@/lib/api/countries'
import { planChoices } from '@/lib/plan-choices'
import { settle } from '@/lib/settle'
import { plans } from '@/lib/site'
import { Band, BandHeading } from './band'
import { EnrolDialog } from './enrol-dialog'
import { PeriodToggle } from './period-toggle'
import { PlanCard } from './plan-card'

/** The four plans of a career path, with the Monthly/Annual choice and the way into enrolment. */
export async function Pricing({ slug, careerName }: { slug: string; careerName: string }) {
  const countries = await settle(listCountriesCached())
  return (
    <Band tone="white" id={`${slug}-pricing`} labelledBy="pricing-heading" className="pricing py-16 md:py-24">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
        <BandHeading id="pricing-heading" title="Choose your plan">
          <p>Pay month by month, by the year, or once. Admissions call you before anything is charged.</p>
        </BandHeading>
        <PeriodToggle slug={slug} />
      </div>
      <ul className="mt-10 grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} slug={slug} />
        ))}
      </ul>
      <EnrolDialog slug={slug} careerPathName={careerName} countries={countries} plans={planChoices} />
    </Band>
  )
}
