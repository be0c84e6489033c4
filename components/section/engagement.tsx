import { Band, BandHeading } from '@/components/ui/band'
import type { SectionProps } from './section-props'

export function Engagement({ id, tone, enter, heading, lead, steps }: SectionProps<'steps'>) {
  const length = Math.max(...steps.map(({ from, at_most }) => from + at_most))
  return (
    <Band tone={tone} labelledBy={id} enter={enter}>
      <BandHeading id={id} title={heading} lead={lead} />
      <ol className="mt-12 border-t border-line">
        {steps.map(({ title, duration, from, at_least, at_most, text }) => (
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
              <rect x={from} width={at_most} height="1" className="fill-action" opacity="0.45" />
              <rect x={from} width={at_least} height="1" className="fill-action" />
            </svg>
          </li>
        ))}
      </ol>
    </Band>
  )
}
