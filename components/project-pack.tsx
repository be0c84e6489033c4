import Link from 'next/link'
import { formatPence, priceOf } from '@/lib/price'
import { type Plan, plans } from '@/lib/site'
import { Band, BandHeading } from './band'
import { buttonStyle } from './button'
import { Icon } from './icon'

const packs = plans.filter(({ id }) => id.endsWith('-project-pack'))
const included = [...new Set(packs.flatMap(({ features }) => features))]

const promises = [
  {
    title: 'Project-based learning',
    text: 'You work from briefs, not from chapters. A tutor reviews each project as a colleague would.',
  },
  {
    title: 'Job-ready experience',
    text: 'You finish with work you can open in an interview, and someone who helps you get there.',
  },
] as const

/** The project-pack plan for people who are trained already: what it is, and a slip with its two prices. */
export function ProjectPack() {
  return (
    <Band tone="forest" labelledBy="project-pack-heading">
      <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <BandHeading id="project-pack-heading" title="The project pack">
            <p>
              For people who know the tools and have nothing to show yet: the projects, the reviews and the
              certificate.
            </p>
          </BandHeading>
          <dl className="mt-8 space-y-6">
            {promises.map(({ title, text }) => (
              <div key={title} className="border-l-2 border-action pl-5">
                <dt className="font-display text-card font-bold tracking-[-0.02em]">{title}</dt>
                <dd className="mt-1 text-forest-text">{text}</dd>
              </div>
            ))}
          </dl>
          <Link href="/careerpaths" className={`${buttonStyle('action')} mt-10`}>
            Choose a career path for your pack
          </Link>
        </div>
        <div className="relative rounded-card bg-paper text-ink">
          <ul>
            {packs.map((pack) => (
              <PackPrice key={pack.id} pack={pack} />
            ))}
          </ul>
          <div className="p-6 sm:p-8">
            <h3 className="font-sans text-base font-semibold tracking-normal">In both packs</h3>
            <ul className="mt-3 grid gap-x-6 gap-y-2.5 text-base sm:grid-cols-2">
              {included.map((feature) => (
                <li key={feature} className="flex gap-2.5">
                  <Icon name="check" className="mt-0.5 size-5 text-brand" />
                  {feature}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </Band>
  )
}

// Tears off like a slip: a dashed line between two notches in the colour of the band.
function PackPrice({ pack }: { pack: Plan }) {
  const { amount, unit, terms } = priceOf(pack, 'monthly')
  return (
    <li className="relative grid gap-x-8 gap-y-4 border-b-2 border-dashed border-field-line p-6 before:absolute before:-bottom-3 before:-left-3 before:size-6 before:rounded-full before:bg-forest after:absolute after:-right-3 after:-bottom-3 after:size-6 after:rounded-full after:bg-forest sm:grid-cols-[1fr_auto] sm:p-8">
      <div>
        <h3 className="text-card">{pack.name}</h3>
        <p className="mt-2 text-muted">{pack.summary}</p>
      </div>
      <div className="sm:w-40 sm:text-right">
        <p>
          <span className="block font-display text-5xl font-bold tracking-tight tabular-nums">
            {formatPence(amount)}
          </span>
          <span className="mt-1 block text-base text-muted">{unit}</span>
        </p>
        <p className="mt-1 text-[0.9375rem] leading-snug text-muted">{terms}</p>
      </div>
    </li>
  )
}
