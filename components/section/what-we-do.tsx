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
      <div className="flex flex-wrap justify-between gap-x-12 gap-y-6">
        <BandHeading id={id} title={heading} lead={lead} />
        {figures.length > 0 && (
          <div>
            <Figures figures={figuresOf(...figures)} />
            {source && <p className="mt-4 text-small text-muted">{source}</p>}
          </div>
        )}
      </div>
      <ul className="mt-6 grid gap-x-6 sm:grid-cols-2 md:mt-12 lg:grid-cols-4">
        {offers.map(({ to, title, text }) => (
          <li key={to} className="group relative flex gap-4 border-t border-line py-3 md:py-4 lg:pb-0">
            <div className="grow">
              <h3 className="text-card">
                <ContentLink
                  to={to}
                  className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
                >
                  {title}
                </ContentLink>
              </h3>
              <p className="mt-1 text-muted max-md:text-small">{text}</p>
            </div>
            <Icon
              name="arrow"
              className="mt-1 size-6 text-action transition-transform motion-safe:group-hover:translate-x-1"
            />
          </li>
        ))}
      </ul>
    </Band>
  )
}
