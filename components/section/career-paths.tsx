import { CareerPathList } from '@/components/career-path/career-path-list'
import type { SectionProps } from '@/components/page/headed-band'
import { Onward } from '@/components/page/onward'
import { PackCard } from '@/components/plan/project-pack'
import { Band, BandHeading } from '@/components/ui/band'

export function CareerPaths(section: SectionProps<'career-paths'>) {
  const { id, tone, enter, heading, lead, action, pack } = section
  return (
    <Band tone={tone} labelledBy={id} enter={enter}>
      <div className={pack ? 'grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_24rem]' : ''}>
        <div>
          <BandHeading id={id} title={heading} lead={lead} />
          <CareerPathList isBrief={Boolean(pack)} />
        </div>
        {pack && <PackCard id={`${id}-pack`} {...pack} />}
      </div>
      {action && <Onward {...action} className="sm:mt-4" />}
    </Band>
  )
}
