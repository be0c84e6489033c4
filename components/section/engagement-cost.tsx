import { ContentLink } from '@/components/page/content-link'
import type { SectionProps } from '@/components/page/headed-band'
import { PhoneLink } from '@/components/page/phone-link'
import { Band, BandHeading } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'
import { surface } from '@/components/ui/surface'

export function EngagementCost({
  id,
  tone,
  enter,
  heading,
  lead,
  prices,
  points,
  aside,
}: SectionProps<'terms'>) {
  return (
    <Band tone={tone} labelledBy={id} enter={enter}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <BandHeading id={id} title={heading} lead={lead} />
          <dl className="mt-6 divide-y divide-line border-line not-empty:border-y">
            {prices.map(({ title, text, price }) => (
              <div key={title} className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 py-4">
                <dt className="text-card font-semibold">{title}</dt>
                <dd className="display text-card text-brand sm:text-heading">{price}</dd>
                <dd className="col-span-full text-muted">{text}</dd>
              </div>
            ))}
          </dl>
          <CheckList items={points} className="mt-6 max-w-measure" />
        </div>
        {aside && (
          <div className={`self-start p-6 sm:p-10 lg:sticky lg:top-28 lg:col-span-5 ${surface('forest')}`}>
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
