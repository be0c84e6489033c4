import { Band, BandHeading } from '@/components/ui/band'

// All four bars share one scale, in weeks.
const length = 16

const steps = [
  {
    title: 'A first call',
    duration: '45 minutes',
    from: 0,
    atLeast: 0.12,
    atMost: 0.12,
    text: 'You describe the work that is slow, risky or stuck. We say whether training is the answer, and sometimes it is not.',
  },
  {
    title: 'A look at the work',
    duration: 'Two weeks',
    from: 0,
    atLeast: 2,
    atMost: 2,
    text: 'A tutor sits with the team, reads a sample of its data under your rules, and writes two pages: what to learn, on what, by when.',
  },
  {
    title: 'The programme',
    duration: 'Six to twelve weeks',
    from: 2,
    atLeast: 6,
    atMost: 12,
    text: 'Live sessions of two hours, once or twice a week, with project work on your own material between them. You see it grow at a review every fortnight.',
  },
  {
    title: 'The handover',
    duration: 'Two weeks',
    from: 14,
    atLeast: 2,
    atMost: 2,
    text: 'The team runs it without us while we watch. You keep the material, the code and a report on who can now do what.',
  },
] as const

/** How an engagement runs: four steps, each with a bar as long as it takes. */
export function Engagement() {
  return (
    <Band tone="forest" labelledBy="engagement-heading">
      <BandHeading id="engagement-heading" title="From first call to handover">
        <p>
          Ten to sixteen weeks in all. The bars are drawn to scale, fainter where the length depends on you.
        </p>
      </BandHeading>
      <ol className="mt-12 border-t border-line">
        {steps.map(({ title, duration, from, atLeast, atMost, text }) => (
          <li
            key={title}
            className="grid gap-x-10 gap-y-4 border-b border-line py-7 lg:grid-cols-12 lg:items-start"
          >
            <div className="lg:col-span-3">
              <h3 className="text-card">{title}</h3>
              <p className="mt-1 font-semibold text-action">{duration}</p>
            </div>
            <p className="max-w-measure text-muted lg:col-span-5">{text}</p>
            <svg
              viewBox={`0 0 ${length} 1`}
              preserveAspectRatio="none"
              className="mt-2 h-5 w-full rounded-sm bg-forest-raised lg:col-span-4"
              aria-hidden="true"
            >
              <rect x={from} width={atMost} height="1" className="fill-action" opacity="0.45" />
              <rect x={from} width={atLeast} height="1" className="fill-action" />
            </svg>
          </li>
        ))}
      </ol>
    </Band>
  )
}
