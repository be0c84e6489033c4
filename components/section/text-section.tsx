import type { SectionProps } from '@/components/page/headed-band'
import { Passages } from '@/components/text/passages'
import { Band, BandHeading } from '@/components/ui/band'
import { readText } from '@/lib/pages/read-text'

export async function TextSection({ id, tone, enter, heading, lead, text }: SectionProps<'text'>) {
  const { passages } = await readText(text, id)
  return (
    <Band tone={tone} labelledBy={heading && id} enter={enter}>
      {heading && <BandHeading id={id} title={heading} lead={lead} />}
      <Passages passages={passages} className={heading ? 'mt-8' : ''} />
    </Band>
  )
}
