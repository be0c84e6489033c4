import drawings from '@/.brand/drawings/offering.svg'
import { Drawing } from '@/components/art/drawing'
import { Band, BandHeading } from '@/components/ui/band'
import { surface } from '@/components/ui/surface'

const offerings = [
  {
    title: 'Self Pace Learning',
    view: 'week',
    isWide: true,
    text: 'Come live on two weekday evenings, or watch the recording when the house is quiet. Only the project dates are fixed, so a bad week costs you a week and not the course.',
  },
  {
    title: 'Continuous Training Support',
    view: 'support',
    isWide: false,
    text: 'A mentor reads your work between classes, and stays reachable in your first months on the job.',
  },
  {
    title: 'Dedicated Recruitment Service',
    view: 'recruitment',
    isWide: false,
    text: 'A CV rewritten for the role, mock interviews with people who hire, and someone who applies beside you.',
  },
  {
    title: 'Industry Work Experience',
    view: 'workshop',
    isWide: false,
    text: 'Projects set the way employers set them: a brief, a deadline, a review, and a client who changes her mind.',
  },
  {
    title: 'Job Reference',
    view: 'reference',
    isWide: false,
    text: 'Written by a tutor who has read your code or your reports, and kept on file for employers who ask.',
  },
  {
    title: 'Professional Certification',
    view: 'certificate',
    isWide: true,
    text: 'A certificate for the path you finished, with the projects you handed in to show for it. Each of them has been reviewed by a tutor, and you can open any one in an interview.',
  },
] as const

/** What belongs to every programme: the spec's six cards, wide and narrow by turns, each with its drawing. */
export function ProgrammeOffering() {
  return (
    <Band tone="forest" labelledBy="offering-heading" enter="scale">
      <BandHeading id="offering-heading" title="What comes with every programme">
        <p>Six things you would otherwise have to find, arrange or pay for yourself.</p>
      </BandHeading>
      <ul className="mt-12 grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {offerings.map(({ title, view, isWide, text }) => (
          <li
            key={title}
            className={`flex flex-col p-6 ${surface('forest-raised')} ${isWide ? 'sm:col-span-2 sm:max-xl:flex-row sm:max-xl:items-center sm:max-xl:gap-8' : ''}`}
          >
            <div
              className={`mb-6 grid place-items-center ${isWide ? 'sm:max-xl:mb-0 sm:max-xl:w-1/2 xl:h-48' : 'sm:h-48'}`}
            >
              <Drawing sheet={drawings} view={view} width={isWide ? 560 : 280} />
            </div>
            <div className={isWide ? 'sm:max-xl:w-1/2' : ''}>
              <h3 className={`text-card ${isWide ? 'xl:text-heading' : ''}`}>{title}</h3>
              <p className={`mt-2 text-muted ${isWide ? 'xl:text-lead' : ''}`}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  )
}
