import { Band, BandHeading } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { claims } from '@/lib/provider/claims'
import { site } from '@/lib/provider/site'

const features = [
  {
    title: 'Flexible Learning',
    text: 'Live classes on weekday evenings, every one recorded. Miss a Tuesday and you are level again by Thursday.',
  },
  {
    title: 'Expert-led Training',
    text: 'Your tutors do this work for a living. They review your projects the way they review their own teams’.',
  },
  {
    title: claims.curriculum,
    text: 'Each path is revised every term against what employers ask for, and old material is taken out.',
  },
  {
    title: 'Support Session with Experts',
    text: 'Bring a broken query or a hard decision to a one-to-one session, as often as you need.',
  },
  {
    title: claims.development,
    text: 'Presenting, writing and working in a team are practised beside the tools, because jobs ask for both.',
  },
  {
    title: 'Comprehensive Learning Paths',
    text: 'From the first lesson to the reference letter in one plan, with nothing to assemble yourself.',
  },
] as const

/** What every path has in common: six features in two columns beside their heading. */
export function GrowWith() {
  return (
    <Band tone="forest" labelledBy="grow-heading">
      <div className="grid gap-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <div className="lg:sticky lg:top-28">
            <BandHeading id="grow-heading" title={`Grow with ${site.name}`}>
              <p>
                Every career path is taught the same way: by people who do the job, on work that looks like
                the job.
              </p>
            </BandHeading>
            <Link href="/testimonies" className={`${buttonStyle('outline-forest')} mt-8`}>
              Explore Stories
            </Link>
          </div>
        </div>
        <ul className="grid gap-x-10 border-t border-line sm:grid-cols-2 lg:col-span-8">
          {features.map(({ title, text }) => (
            <li key={title} className="border-b border-line py-7">
              <h3 className="text-card">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  )
}
