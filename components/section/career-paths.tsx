import { CareerPathList } from '@/components/career-path/career-path-list'
import { Band, BandHeading } from '@/components/ui/band'
import type { SectionProps } from './section-props'

/** All career paths, as cards. */
export function CareerPaths({ id, tone, enter, heading, lead }: SectionProps<'career-paths'>) {
  return (
    <Band tone={tone} labelledBy={id} enter={enter}>
      <BandHeading id={id} title={heading} lead={lead} />
      <CareerPathList />
    </Band>
  )
}
