import { HeadedBand, type SectionProps } from '@/components/page/headed-band'
import { type Figure, figuresOf } from '@/provider/facts/claims'

export function WhyChooseUs({ hours, reasons, ...band }: SectionProps<'reasons'>) {
  return (
    <HeadedBand {...band}>
      {hours && <Hours figures={figuresOf(...hours)} />}
      <ul className="mt-5 grid gap-x-6 gap-y-3 md:mt-8 md:grid-cols-2 md:gap-y-6">
        {reasons.map(({ title, text }) => (
          <li
            key={title}
            className="border-t border-line pt-3 md:row-span-2 md:grid md:grid-rows-subgrid md:gap-y-0 md:pt-4"
          >
            <h3 className="leading-snug text-wrap">{title}</h3>
            <p className="mt-1 max-w-[34rem] text-muted max-md:text-small md:mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </HeadedBand>
  )
}

function Hours({ figures }: { figures: readonly Figure[] }) {
  const shares = figures.map(({ figure }) => Number.parseInt(figure, 10))
  const hours = Array.from({ length: shares.reduce((sum, share) => sum + share, 0) }, (_, hour) => hour)
  return (
    <figure className="mt-6 md:mt-8">
      <div
        aria-hidden="true"
        className="grid grid-cols-25 items-end gap-1 md:grid-cols-100 md:gap-[clamp(2px,0.3vw,4px)] *:h-3.5 md:*:h-14"
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
      <figcaption className="mt-3 flex justify-between gap-6 border-t border-line pt-3 md:mt-4 md:pt-4">
        <span className="sr-only">
          {figures.map(({ figure, label }) => `${figure} ${label}`).join(' and ')}
        </span>
        {figures.map(({ name, figure, label }) => (
          <span key={name} aria-hidden="true" className="last:text-right">
            <span className="display text-heading max-md:block">{figure}</span>{' '}
            <span className="font-semibold">{label}</span>
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
