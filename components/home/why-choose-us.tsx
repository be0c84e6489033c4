import { Band, BandHeading } from '@/components/ui/band'
import { claims } from '@/lib/provider/claims'
import { site } from '@/lib/provider/site'

const reasons = [
  {
    title: 'Live classes',
    text: 'Two evenings a week with a tutor who sees where you are stuck. You ask when the question comes up, not in a forum the next day.',
  },
  {
    title: claims.support,
    text: 'One mentor reads your work from the first week. The recruitment team joins before training ends and stays until you sign.',
  },
  {
    title: claims.delivery,
    text: 'Join from anywhere with a laptop. Every class is recorded, so a late shift or a sick child does not end your course.',
  },
  {
    title: claims.instalments,
    text: 'Pay month by month or by the year. Admissions call you and agree the plan before anything is charged.',
  },
] as const

/** The split of the hours drawn to scale, and the four reasons learners give for choosing the provider. */
export function WhyChooseUs() {
  return (
    <Band tone="white" labelledBy="why-heading" enter="fade">
      <BandHeading id="why-heading" title={`Why choose ${site.name}`}>
        <p>
          Most of your hours go into work you can show. Here are a hundred of them, one mark for each hour.
        </p>
      </BandHeading>
      <Hours />
      <ul className="mt-12 grid gap-x-16 gap-y-10 md:grid-cols-2">
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-card max-md:text-pretty">{title}</h3>
            <p className="mt-2 max-w-[34rem] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}

function Hours() {
  const { projects, training, text } = claims.split
  const hours = Array.from({ length: projects + training }, (_, hour) => hour)
  return (
    <figure className="mt-10">
      <div
        aria-hidden="true"
        className="grid grid-cols-25 items-end gap-1 md:grid-cols-100 md:gap-[clamp(2px,0.3vw,4px)] *:h-5 md:*:h-32"
      >
        {hours.map((hour) => (
          <span
            key={hour}
            className={
              hour < projects
                ? 'bg-brand forced-colors:bg-[CanvasText]'
                : 'bg-action forced-colors:bg-[Highlight]'
            }
          />
        ))}
      </div>
      <figcaption className="mt-4 flex justify-between gap-6 border-t border-line pt-4">
        <span className="sr-only">{text}</span>
        <Share figure={projects} label="hands-on projects" />
        <Share figure={training} label="training" className="text-right" />
      </figcaption>
    </figure>
  )
}

function Share({ figure, label, className = '' }: { figure: number; label: string; className?: string }) {
  return (
    <span aria-hidden="true" className={className}>
      <span className="display block text-figure">{figure}%</span>
      <span className="mt-1 block font-semibold">{label}</span>
    </span>
  )
}
