import type { SectionProps } from '@/components/page/headed-band'
import { Band, BandHeading } from '@/components/ui/band'

export function WhoWeAre(section: SectionProps<'who-we-are'>) {
  const { id, tone, enter, heading, lead, paragraphs } = section
  return (
    <Band tone={tone} labelledBy={id} enter={enter}>
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-2">
        <BandHeading id={id} title={heading} lead={lead} />
        <div className="max-w-measure space-y-4 lg:pt-2">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Band>
  )
}
