import { ContentLink } from '@/components/page/content-link'
import { Band, BandHeading, type Enter, type Tone } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'
import { surface } from '@/components/ui/surface'
import { betterThan } from '@/lib/cost/plan-differences'
import { type Plan, plans, projectPacks } from '@/provider/facts/plans'
import { PlanPrice } from './plan-price'

// A pack has its own number of months, so its costs need no course.
const noClasses = { weeks: null, start: null }

// Leaves out a pack that another plan includes for less.
const offered = projectPacks.filter((pack) => !betterThan(pack, plans, noClasses))

const features = [...new Set(offered.flatMap(({ features }) => features))]

type Props = {
  id: string
  tone: Tone
  enter?: Enter
  heading: string
  lead?: string
  included?: string
  action: { label: string; to: string }
}

/** Without `included`, it is one low row: the words, the price and the button. */
export function ProjectPack({ id, tone, enter, heading, lead, included, action }: Props) {
  const isRow = !included
  const button = (
    <ContentLink {...action} className={`${buttonStyle('action')} ${isRow ? '' : 'mt-6 md:mt-8'}`} />
  )
  return (
    <Band tone={tone} labelledBy={id} enter={enter} className={isRow ? 'py-6 md:py-12' : undefined}>
      <div
        className={`grid grid-cols-1 items-center justify-items-start gap-x-16 gap-y-7 ${isRow ? 'lg:grid-cols-[1fr_auto_auto]' : 'md:gap-y-12 lg:grid-cols-2'}`}
      >
        <div>
          <BandHeading id={id} title={heading} lead={lead} />
          {!isRow && button}
        </div>
        <div className={isRow ? '' : `relative w-full text-ink ${surface('sunken')}`}>
          <ul>
            {offered.map((pack) => (
              <PackPrice key={pack.id} pack={pack} isSlip={!isRow} />
            ))}
          </ul>
          {included && (
            <div className="p-5 sm:p-8">
              <h3 className="label">{included}</h3>
              <CheckList items={features} isSmall className="mt-3 max-sm:gap-1.5 sm:grid-cols-2" />
            </div>
          )}
        </div>
        {isRow && button}
      </div>
    </Band>
  )
}

// Looks like a paper slip: a dashed line between two notches in the band's colour.
const slip =
  'relative grid gap-y-1 border-b-2 border-dashed border-field-line p-5 before:absolute before:-bottom-3 before:-left-3 before:size-6 before:rounded-full before:bg-forest after:absolute after:-right-3 after:-bottom-3 after:size-6 after:rounded-full after:bg-forest sm:grid-cols-[1fr_auto] sm:p-8'

function PackPrice({ pack, isSlip }: { pack: Plan; isSlip: boolean }) {
  return (
    <li className={isSlip ? slip : ''}>
      <h3 className={isSlip ? 'text-lead leading-tight sm:text-card' : 'label'}>{pack.name}</h3>
      <div>
        <PlanPrice plan={pack} course={noClasses} period="monthly" />
      </div>
    </li>
  )
}
