import type { Metadata } from 'next'
import { Cover } from '@/components/art/cover'
import { EnrolForm } from '@/components/enrol/enrol-form'
import { NextStartForm } from '@/components/enrol/next-start-form'
import { NextSteps } from '@/components/enrol/next-steps'
import { Gone } from '@/components/page/gone'
import { Link, linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import { slugParams, valueIn } from '@/lib/api/answer'
import { getCareerPath, listCareerPaths, listCountries } from '@/lib/api/content'
import { leadChoicesOf } from '@/lib/cost/lead-choices'
import { startChoices } from '@/lib/time/starts'
import { planIds } from '@/provider/facts/plans'

type Props = PageProps<'/careerpaths/[slug]/enrol/[[...plan]]'>

export const ensureStatic = 'navigation'
export const instant = false

export async function generateStaticParams() {
  const slugs = slugParams(await listCareerPaths(), 20)
  return slugs.flatMap(({ slug }) => [[], ...planIds.map((id) => [id])].map((plan) => ({ slug, plan })))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  const careerPath = valueIn(await getCareerPath(slug))
  return { title: `Enrol | ${careerPath?.careerName ?? nameFrom(slug)}`, robots: { index: false } }
}

/**
 * The enrolment form as a page, for plan links without script. next.config.ts turns `?plan=` into the last
 * part of the path, because only a prerendered page can show a form's outcome without script. The page also
 * renders while the upstream is down, so that the form can show the typed values again.
 */
export default async function EnrolPage({ params }: Props) {
  const { slug, plan = [] } = await params
  const answer = await getCareerPath(slug)
  const careerPath = valueIn(answer)
  const choices = leadChoicesOf(careerPath)
  const starts = startChoices(careerPath)
  const chosen = choices.plans.find(({ id }) => id === plan[0])
  if (answer.state === 'missing' || plan.length > (chosen ? 1 : 0)) return <Gone />
  const careerName = careerPath?.careerName ?? nameFrom(slug)
  const countries = valueIn(await listCountries())

  return (
    <div className="group mx-auto grid max-w-2xl gap-x-16 px-5 pt-3 pb-12 max-md:has-data-sent:pt-8 md:pt-7 md:has-data-sent:pt-12 md:pb-16 lg:max-w-page lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr] lg:px-8 lg:*:col-span-7">
      <p className="group-has-data-sent:order-last">
        <Link href={`/careerpaths/${slug}`} className={linkStyle('alone')}>
          Back to {careerName}
        </Link>
      </p>
      <div className="mt-2 mb-6 flex flex-wrap items-center gap-3 *:first:shrink-0 *:first:rounded-control md:gap-4">
        <Cover slug={slug} image={careerPath?.image ?? null} sizes="4rem" className="size-14" />
        <h1 className="flex-1 text-title group-has-data-sent:text-card">
          <span className="group-has-data-sent:hidden">Enrol on </span>
          {careerName}
        </h1>
        <p className="basis-full text-muted empty:hidden group-has-data-sent:hidden">
          {!starts.isClosed && 'A request, not a contract: we’ll call you before anything is charged.'}
        </p>
      </div>
      {starts.isClosed ? (
        <NextStartForm slug={slug} careerPathName={careerName} note={starts.note} />
      ) : (
        <EnrolForm
          careerPathName={careerName}
          countries={countries}
          choices={choices}
          starts={starts}
          chosenPlan={chosen?.id ?? ''}
        />
      )}
      {!starts.isClosed && (
        <aside
          aria-labelledby={`${slug}-next`}
          className={`mt-10 p-5 group-has-data-sent:mt-4 lg:mt-0! lg:col-[8/-1]! lg:row-[1/4] lg:self-start lg:p-8 tall:lg:sticky tall:lg:top-24 ${surface('outlined')}`}
        >
          <h2 id={`${slug}-next`} className="text-card">
            What happens next
          </h2>
          <NextSteps className="mt-3 space-y-2 lg:mt-5 lg:space-y-4" />
        </aside>
      )}
    </div>
  )
}

function nameFrom(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
