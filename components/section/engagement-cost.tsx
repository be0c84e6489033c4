import { ContentLink } from '@/components/page/content-link'
import type { SectionProps } from '@/components/page/headed-band'
import { PhoneLink } from '@/components/page/phone-link'
import { Band, BandHeading } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { surface } from '@/components/ui/surface'

export function EngagementCost({ id, tone, enter, heading, lead, points, aside }: SectionProps<'terms'>) {
  return (
    <Band tone={tone} labelledBy={id} enter={enter}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7 [&_h2+div]:text-heading [&_h2+div]:font-bold [&_h2+div]:text-brand">
          <BandHeading id={id} title={heading} lead={lead} />
          <ul className="mt-6 max-w-measure space-y-3">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
        {aside && (
          <div className={`self-start p-6 sm:p-10 lg:col-span-5 ${surface('forest')}`}>
            <h2 className="text-heading">{aside.heading}</h2>
            <p className="mt-4 text-muted">{aside.text}</p>
            <p className="mt-8 flex flex-col items-start gap-4">
              <ContentLink {...aside.action} className={buttonStyle('action')} />
              <PhoneLink className={buttonStyle('outline-forest')} />
            </p>
          </div>
        )}
      </div>
    </Band>
  )
}
