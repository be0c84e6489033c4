import type { ReactNode } from 'react'
import { Band, BandHeading, type Enter, type Tone } from '@/components/ui/band'
import type { Section, SectionKind } from '@/provider/sections/section'

type Place = {
  /** The heading's id; it begins with the page's name, as earlier pages stay in the document. */
  id: string
  tone: Tone
  enter?: Enter
}

/** A section's words and its place on the page. */
export type SectionProps<Kind extends SectionKind> = Omit<Section<Kind>, 'section' | 'id'> & Place

type Props = Place & { heading: string; lead?: string; children: ReactNode }

export function HeadedBand({ id, tone, enter, heading, lead, children }: Props) {
  return (
    <Band tone={tone} labelledBy={id} enter={enter}>
      <BandHeading id={id} title={heading} lead={lead} />
      {children}
    </Band>
  )
}
