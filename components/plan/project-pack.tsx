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
  promises: readonly { title: string; text: string }[]
  included: string
  action: { label: string; to: string }
}

export function ProjectPack({ id, tone, enter, heading, lead, promises, ...rest }: Props) {
  const { included, action } = rest
  return (
    <Band tone={tone} labelledBy={id} enter={enter}>
      <div className="grid grid-cols-1 items-center gap-x-16 gap-y-7 md:gap-y-12 lg:grid-cols-2">
        <div>
          <BandHeading id={id} title={heading} lead={lead} />
          <dl className="mt-5 space-y-4 empty:hidden md:mt-8 md:space-y-6">
            {promises.map(({ title, text }) => (
              <div key={title} className="border-l-2 border-action pl-4 md:pl-5">
                <dt className="display text-lead leading-tight md:text-card">{title}</dt>
                <dd className="mt-1 text-muted max-md:text-small">{text}</dd>
              </div>
            ))}
          </dl>
          <ContentLink to={action.to} className={`${buttonStyle('action')} mt-6 md:mt-10`}>
            {action.label}
          </ContentLink>
        </div>
        <div className={`relative text-ink ${surface('sunken')}`}>
          <ul>
            {offered.map((pack) => (
              <PackPrice key={pack.id} pack={pack} />
            ))}
          </ul>
          <div className="p-5 sm:p-8">
            <h3 className="label">{included}</h3>
            <CheckList items={features} isSmall className="mt-3 max-sm:gap-1.5 sm:grid-cols-2" />
          </div>
        </div>
      </div>
    </Band>
  )
}

// Looks like a paper slip: a dashed line between two notches in the band's colour.
function PackPrice({ pack }: { pack: Plan }) {
  return (
    <li className="relative grid grid-cols-[1fr_6.75rem] gap-x-5 gap-y-2 border-b-2 border-dashed border-field-line p-5 before:absolute before:-bottom-3 before:-left-3 before:size-6 before:rounded-full before:bg-forest after:absolute after:-right-3 after:-bottom-3 after:size-6 after:rounded-full after:bg-forest sm:grid-cols-[1fr_auto] sm:gap-x-8 sm:p-8 lg:max-xl:grid-cols-1">
      <div>
        <h3 className="text-lead leading-tight sm:text-card">{pack.name}</h3>
        <p className="mt-1 text-muted max-sm:text-small sm:mt-2">{pack.summary}</p>
      </div>
      <div className="sm:w-56">
        <PlanPrice plan={pack} course={noClasses} period="monthly" />
      </div>
    </li>
  )
}
