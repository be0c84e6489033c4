import { ContentLink } from '@/components/page/content-link'
import { Band, BandHeading, type Enter, type Tone } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'
import { surface } from '@/components/ui/surface'
import { betterThan } from '@/lib/cost/plan-differences'
import { plans, projectPacks } from '@/provider/facts/plans'
import { PlanPrice } from './plan-price'

// A pack has its own number of months, so its costs need no course.
const noClasses = { weeks: null, start: null }

// Leaves out a pack that another plan includes for less.
const offered = projectPacks.filter((pack) => !betterThan(pack, plans, noClasses))

const features = [...new Set(offered.flatMap(({ features }) => features))]

type Pack = { id: string; heading: string; lead?: string; action: { label: string; to: string } }
type Props = Pack & { tone: Tone; enter?: Enter; included: string }

export function ProjectPack({ id, tone, enter, heading, lead, included, action }: Props) {
  return (
    <Band tone={tone} labelledBy={id} enter={enter}>
      <div className="grid grid-cols-1 items-center justify-items-start gap-x-16 gap-y-7 md:gap-y-12 lg:grid-cols-2">
        <div>
          <BandHeading id={id} title={heading} lead={lead} />
          <ContentLink {...action} className={`${buttonStyle('action')} mt-6 md:mt-8`} />
        </div>
        <div className={`relative w-full text-ink ${surface('sunken')}`}>
          <Prices isSlip />
          <div className="p-5 sm:p-8">
            <h3 className="label">{included}</h3>
            <CheckList
              items={features}
              isSmall
              className="mt-3 gap-x-3 max-sm:gap-1.5 sm:grid-cols-[auto_auto]"
            />
          </div>
        </div>
      </div>
    </Band>
  )
}

export function PackCard({ id, heading, lead, action }: Pack) {
  return (
    <section aria-labelledby={id} className={`grid content-between gap-y-5 p-5 sm:p-6 ${surface('sunken')}`}>
      <div>
        <h2 id={id} className="text-heading">
          {heading}
        </h2>
        {lead && <p className="mt-2 text-muted">{lead}</p>}
      </div>
      <Prices />
      <ContentLink {...action} className={`max-sm:px-2 ${buttonStyle('outline')}`} />
    </section>
  )
}

// Looks like a paper slip: a dashed line between two notches in the band's colour.
const slip =
  'relative grid gap-y-1 border-b-2 border-dashed border-field-line p-5 before:absolute before:-bottom-3 before:-left-3 before:size-6 before:rounded-full before:bg-forest after:absolute after:-right-3 after:-bottom-3 after:size-6 after:rounded-full after:bg-forest sm:p-8'

function Prices({ isSlip }: { isSlip?: boolean }) {
  return (
    <ul>
      {offered.map((pack) => (
        <li key={pack.id} className={isSlip ? slip : ''}>
          <h3 className={isSlip ? 'text-lead leading-tight sm:text-card' : 'label'}>{pack.name}</h3>
          <div className={isSlip ? 'md:*:first:flex-row md:*:first:items-baseline' : ''}>
            <PlanPrice plan={pack} course={noClasses} period="monthly" />
          </div>
        </li>
      ))}
    </ul>
  )
}
