import { Band, BandHeading } from '@/components/ui/band'
import { type Figure, figuresOf } from '@/lib/provider/claims'
import type { SectionProps } from './section-props'

/** The split of the hours drawn to scale, and reasons for choosing the provider. */
export function WhyChooseUs({ id, tone, enter, heading, lead, hours, reasons }: SectionProps<'reasons'>) {
  return (
    <Band tone={tone} labelledBy={id} enter={enter}>
      <BandHeading id={id} title={heading} lead={lead} />
      {hours && <Hours figures={figuresOf(...hours)} />}
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

function Hours({ figures }: { figures: readonly Figure[] }) {
  const shares = figures.map(({ figure }) => Number.parseInt(figure, 10))
  const hours = Array.from({ length: shares.reduce((sum, share) => sum + share, 0) }, (_, hour) => hour)
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
              hour < (shares[0] ?? 0)
                ? 'bg-brand forced-colors:bg-[CanvasText]'
                : 'bg-action forced-colors:bg-[Highlight]'
            }
          />
        ))}
      </div>
      <figcaption className="mt-4 flex justify-between gap-6 border-t border-line pt-4">
        <span className="sr-only">
          {figures.map(({ figure, label }) => `${figure} ${label}`).join(' and ')}
        </span>
        {figures.map(({ name, figure, label }) => (
          <span key={name} aria-hidden="true" className="last:text-right">
            <span className="display block text-figure">{figure}</span>
            <span className="mt-1 block font-semibold">{label}</span>
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
