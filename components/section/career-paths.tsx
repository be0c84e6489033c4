import { CareerPathList } from '@/components/career-path/career-path-list'
import { ContentLink } from '@/components/page/content-link'
import { HeadedBand, type SectionProps } from '@/components/page/headed-band'
import { linkStyle } from '@/components/ui/link'

export function CareerPaths({ action, brief, ...band }: SectionProps<'career-paths'>) {
  return (
    <HeadedBand {...band}>
      <CareerPathList isBrief={brief} />
      {action && (
        <p className="mt-3">
          <ContentLink {...action} className={linkStyle('alone')} />
        </p>
      )}
    </HeadedBand>
  )
}
