import { claims, site } from '@/lib/site'
import { Band, BandHeading } from './band'

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
    <Band tone="white" labelledBy="why-heading">
      <BandHeading id="why-heading" title={`Why choose ${site.name}`}>
        <p>
          Most of your hours go into work you can show. Here are a hundred of them, one mark for each hour.
        </p>
      </BandHeading>
      <Hours />
      <ul className="mt-12 grid gap-x-16 gap-y-10 md:grid-cols-2">
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-card">{title}</h3>
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
      <svg
        viewBox={`0 0 ${hours.length * 10} 100`}
        preserveAspectRatio="none"
        className="h-24 w-full md:h-32"
        aria-hidden="true"
        focusable="false"
      >
        {hours.map((hour) =>
          hour < projects ? (
            <rect key={hour} x={hour * 10 + 2} width="6" height="100" className="fill-brand" />
          ) : (
            <rect key={hour} x={hour * 10 + 2} y="50" width="6" height="50" className="fill-action" />
          ),
        )}
      </svg>
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
      <span className="block font-display text-5xl font-bold tracking-tight md:text-6xl">{figure}%</span>
      <span className="mt-1 block font-semibold">{label}</span>
    </span>
  )
}
