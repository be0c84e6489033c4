import { Band, BandHeading, type Enter } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'
import { Link } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import { type Plan, projectPacks } from '@/lib/provider/plans'
import { PriceIn } from './plan-price'

const included = [...new Set(projectPacks.flatMap(({ features }) => features))]

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
export function ProjectPack({ enter }: { enter?: Enter }) {
  return (
    <Band tone="forest" labelledBy="project-pack-heading" enter={enter}>
      <div className="grid grid-cols-1 items-center gap-x-16 gap-y-12 lg:grid-cols-2">
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
                <dt className="display text-card">{title}</dt>
                <dd className="mt-1 text-muted">{text}</dd>
              </div>
            ))}
          </dl>
          <Link href="/careerpaths" className={`${buttonStyle('action')} mt-10`}>
            Choose a career path for your pack
          </Link>
        </div>
        <div className={`relative text-ink ${surface('sunken')}`}>
          <ul>
            {projectPacks.map((pack) => (
              <PackPrice key={pack.id} pack={pack} />
            ))}
          </ul>
          <div className="p-6 sm:p-8">
            <h3 className="label">In both packs</h3>
            <CheckList items={included} isSmall className="mt-3 sm:grid-cols-2" />
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
