import { CareerPathList } from '@/components/career-path/career-path-list'
import type { SectionProps } from '@/components/page/headed-band'
import { Onward } from '@/components/page/onward'
import { Band, BandHeading } from '@/components/ui/band'

export function CareerPaths(section: SectionProps<'career-paths'>) {
  const { id, tone, enter, heading, lead, action, brief } = section
  return (
    <Band tone={tone} labelledBy={id} enter={enter} className={brief ? 'py-6 md:py-12' : undefined}>
      <div className={brief ? 'grid gap-x-12 xl:grid-cols-[2fr_3fr]' : ''}>
        <BandHeading id={id} title={heading} lead={lead} />
        <CareerPathList isBrief={brief} />
      </div>
      {action && <Onward {...action} className="sm:mt-4" />}
    </Band>
  )
}
