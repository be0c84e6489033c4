import { ContentLink } from '@/components/page/content-link'
import type { SectionProps } from '@/components/page/headed-band'
import { Band, BandHeading } from '@/components/ui/band'
import { Figures } from '@/components/ui/figures'
import { Icon } from '@/components/ui/icon'
import { figuresOf } from '@/provider/facts/claims'

export function WhatWeDo(section: SectionProps<'what-we-do'>) {
  const { id, tone, enter, heading, lead, figures, source, offers } = section
  return (
    <Band tone={tone} labelledBy={id} enter={enter}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <BandHeading id={id} title={heading} lead={lead} />
          {figures.length > 0 && <Figures figures={figuresOf(...figures)} className="mt-6 md:mt-8" />}
          {source && <p className="mt-4 text-small text-muted">{source}</p>}
        </div>
        <ul className="border-t border-line lg:col-span-7">
          {offers.map(({ to, title, text }) => (
            <li key={to} className="group relative flex gap-6 border-b border-line py-4 md:py-5">
              <div className="grow">
                <h3 className="text-card">
                  <ContentLink
                    to={to}
                    className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
                  >
                    {title}
                  </ContentLink>
                </h3>
                <p className="mt-1 text-muted">{text}</p>
              </div>
              <Icon
                name="arrow"
                className="mt-1 size-6 text-action transition-transform motion-safe:group-hover:translate-x-1"
              />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  )
}
