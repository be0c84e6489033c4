import { Band } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { nextCohort } from '@/lib/provider/next-cohort'
import { CountdownDials } from './countdown-dials'

/** When the next cohort starts: the date in words, and dials that count down to it. */
export async function CohortCountdown() {
  const cohort = await nextCohort()
  if (!cohort) return null
  const { day, days, starts, stopped, label } = cohort
  return (
    <Band tone="forest" labelledBy="cohort-heading" enter="fade">
      <div className="grid items-center gap-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="cohort-heading" className="text-title">
            Join our next Cohort Starting {label}
          </h2>
          <p className="mt-4 text-lead text-muted">
            Classes begin on {day}. Register now and your first class is free.
          </p>
          <p className="mt-8">
            <Link href="/careerpaths" className={buttonStyle('action')}>
              Choose your path
            </Link>
          </p>
        </div>
        <div className="lg:col-span-7">
          <CountdownDials starts={starts} days={days} stopped={stopped} />
        </div>
      </div>
    </Band>
  )
}
