import { Backdrop } from '@/components/art/backdrop'
import { BookingLink } from '@/components/page/booking-link'
import { ContentLink } from '@/components/page/content-link'
import type { SectionProps } from '@/components/page/headed-band'
import { Band } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { surface } from '@/components/ui/surface'

// The drawing is in the HTML, because a page may load one file of drawings.
export function GetStartedBanner(section: SectionProps<'get-started'>) {
  const { id, tone, enter, heading, lead, action, art } = section
  return (
    <Band tone={tone} labelledBy={id} enter={enter} className="py-6 md:py-12">
      <div className={`relative isolate overflow-hidden ${surface('forest')}`}>
        <Backdrop slug={art} isFirst />
        <div className="px-6 pt-34 pb-6 md:w-1/2 md:p-8">
          <h2 id={id} className="text-title">
            {heading}
          </h2>
          {lead && <p className="mt-3 max-w-[34rem] text-lead text-muted">{lead}</p>}
          <p className="mt-6 flex flex-wrap gap-4">
            <ContentLink {...action} className={buttonStyle('action')} />
            <BookingLink label="Speak to a Career Expert" className={buttonStyle('outline-forest')} />
          </p>
        </div>
      </div>
    </Band>
  )
}
