import { ContentLink } from '@/components/page/content-link'
import { Band, BandHeading, type Enter, type Tone } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'
import { surface } from '@/components/ui/surface'
import { type Plan, projectPacks } from '@/lib/provider/plans'
import { PriceIn } from './plan-price'

const features = [...new Set(projectPacks.flatMap(({ features }) => features))]

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

/** The project-pack plan for people who are trained already: what it is, and a slip with its prices. */
export function ProjectPack({ id, tone, enter, heading, lead, promises, ...rest }: Props) {
  const { included, action } = rest
  return (
    <Band tone={tone} labelledBy={id} enter={enter}>
      <div className="grid grid-cols-1 items-center gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <BandHeading id={id} title={heading} lead={lead} />
          <dl className="mt-8 space-y-6">
            {promises.map(({ title, text }) => (
              <div key={title} className="border-l-2 border-action pl-5">
                <dt className="display text-card">{title}</dt>
                <dd className="mt-1 text-muted">{text}</dd>
              </div>
            ))}
          </dl>
          <ContentLink to={action.to} className={`${buttonStyle('action')} mt-10`}>
            {action.label}
          </ContentLink>
        </div>
        <div className={`relative text-ink ${surface('sunken')}`}>
          <ul>
            {projectPacks.map((pack) => (
              <PackPrice key={pack.id} pack={pack} />
            ))}
          </ul>
          <div className="p-6 sm:p-8">
            <h3 className="label">{included}</h3>
            <CheckList items={features} isSmall className="mt-3 sm:grid-cols-2" />
          </div>
        </div>
      </div>
    </Band>
  )
}

// Tears off like a slip: a dashed line between two notches in the colour of the band.
function PackPrice({ pack }: { pack: Plan }) {
  return (
    <li className="relative grid gap-x-8 gap-y-4 border-b-2 border-dashed border-field-line p-6 before:absolute before:-bottom-3 before:-left-3 before:size-6 before:rounded-full before:bg-forest after:absolute after:-right-3 after:-bottom-3 after:size-6 after:rounded-full after:bg-forest sm:grid-cols-[1fr_auto] sm:p-8 lg:max-xl:grid-cols-1">
      <div>
        <h3 className="text-card">{pack.name}</h3>
        <p className="mt-2 text-muted">{pack.summary}</p>
      </div>
      <div className="sm:w-56">
        <PriceIn plan={pack} period="monthly" />
      </div>
    </li>
  )
}
