import { CareerPathList } from '@/components/career-path/career-path-list'
import { ContentLink } from '@/components/page/content-link'
import { Band, BandHeading } from '@/components/ui/band'
import { linkStyle } from '@/components/ui/link'
import type { SectionProps } from './section-props'

export function CareerPaths({ id, tone, enter, heading, lead, action }: SectionProps<'career-paths'>) {
  return (
    <Band tone={tone} labelledBy={id} enter={enter}>
      <BandHeading id={id} title={heading} lead={lead} />
      {action && (
        <p className="mt-3">
          <ContentLink to={action.to} className={linkStyle('alone')}>
            {action.label}
          </ContentLink>
        </p>
      )}
      <CareerPathList />
    </Band>
  )
}
