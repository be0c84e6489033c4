import { ContentLink } from '@/components/page/content-link'
import type { SectionProps } from '@/components/page/headed-band'
import { Band, type Tone } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { Link, linkStyle } from '@/components/ui/link'
import { nextCohort } from '@/lib/cohort/next-cohort'
import { cohortDay } from '@/lib/pages/values'
import { CountdownDials } from './countdown-dials'

export async function CohortCountdown({ id, tone, enter, heading, lead, action }: SectionProps<'cohort'>) {
  const cohort = await nextCohort()
  if (!cohort) return null
  if (cohort.isOver) return <LastCohort id={id} tone={tone} day={cohort.day} />
  const { day, days, starts, stopped } = cohort
  return (
    <Band tone={tone} labelledBy={id} enter={enter}>
      <div className="grid items-center gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="lg:col-span-6">
          <h2 id={id} className="text-title">
            {heading}
          </h2>
          {lead && <p className="mt-4 text-lead text-muted">{lead.replaceAll(cohortDay, day)}</p>}
          {action && (
            <p className="mt-5 md:mt-8">
              <ContentLink {...action} className={buttonStyle('action')} />
            </p>
          )}
        </div>
        <div className="lg:col-span-6">
          <CountdownDials starts={starts} days={days} stopped={stopped} />
        </div>
      </div>
    </Band>
  )
}

function LastCohort({ id, tone, day }: { id: string; tone: Tone; day: string }) {
  return (
    <Band tone={tone} labelledBy={id} className="py-10 md:py-14">
      <h2 id={id} className="text-heading">
        Our last cohort began on {day}
      </h2>
      <p className="mt-3 text-lead text-muted">
        The next date isn’t set yet.{' '}
        <Link href="/contact-us" className={linkStyle('inline')}>
          Ask when it will be
        </Link>
        , and we’ll tell you first.
      </p>
    </Band>
  )
}
