import { CareerPathList } from '@/components/career-path/career-path-list'
import { ContentLink } from '@/components/page/content-link'
import { PageIntro } from '@/components/page/page-intro'
import { Band, BandHeading } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { linkStyle } from '@/components/ui/link'
import type { Query } from '@/lib/filter/filter'
import { wordsOf } from '@/lib/pages/list-page'
import { Sections } from './sections'

export function CareerPathsPage({ query }: { query?: Query }) {
  const { title, lead, art, list, sections } = wordsOf('careerpaths')
  return (
    <>
      <PageIntro title={title} slug={art} className="pb-5 max-md:[&_h1+div]:mt-2 md:py-12!">
        {lead && <p>{lead}</p>}
        <p>
          <a href="#paths" className={buttonStyle('action')}>
            Get Started
          </a>
        </p>
      </PageIntro>
      <Band tone="paper" id="paths" labelledBy="paths-heading" className="py-5 md:py-16">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-1">
          <BandHeading id="paths-heading" title={list?.heading ?? 'Career paths'} lead={list?.lead} />
          {list?.action && <ContentLink {...list.action} className={linkStyle('alone')} />}
        </div>
        <CareerPathList query={query ?? {}} />
      </Band>
      <Sections page="careerpaths" sections={sections} above="paper" />
    </>
  )
}
