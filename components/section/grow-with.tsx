import { ContentLink } from '@/components/page/content-link'
import type { SectionProps } from '@/components/page/headed-band'
import { Band, BandHeading } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'

export function GrowWith({ id, tone, enter, heading, lead, features, action }: SectionProps<'grow-with'>) {
  return (
    <Band tone={tone} labelledBy={id} enter={enter}>
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="lg:col-span-4">
          <div className="lg:sticky lg:top-28">
            <BandHeading id={id} title={heading} lead={lead} />
            {action && (
              <ContentLink {...action} className={`${buttonStyle('outline-forest')} mt-6 md:mt-8`} />
            )}
          </div>
        </div>
        <ul className="grid gap-x-10 sm:grid-cols-2 lg:col-span-8">
          {features.map(({ title, text }) => (
            <li key={title} className="border-t border-line py-4 md:py-7">
              <h3 className="text-lead leading-tight md:text-card">{title}</h3>
              <p className="mt-1 text-muted max-md:text-small md:mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  )
}
