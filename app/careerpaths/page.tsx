import { CareerPathList } from '@/components/career-path/career-path-list'
import { PageIntro } from '@/components/page/page-intro'
import { StructuredData } from '@/components/page/structured-data'
import { Sections } from '@/components/section/sections'
import { Band, BandHeading } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { valueIn } from '@/lib/api/answer'
import { listCareerPaths } from '@/lib/api/career-paths'
import { listMetadata, wordsOf } from '@/lib/provider/list-page'
import { courseListData } from '@/lib/seo/structured-data'

export const metadata = listMetadata('careerpaths')

export default async function CareerPathsPage() {
  const { title, lead, art, list, sections } = wordsOf('careerpaths')
  const careerPaths = valueIn(await listCareerPaths())
  return (
    <>
      {careerPaths && <StructuredData data={courseListData(careerPaths)} />}
      <PageIntro title={title} slug={art}>
        {lead && <p>{lead}</p>}
        <p>
          <a href="#paths" className={buttonStyle('action')}>
            Get Started
          </a>
        </p>
      </PageIntro>
      <Band tone="paper" id="paths" labelledBy="paths-heading" className="py-16 tall:-scroll-mt-4 md:py-24">
        <BandHeading id="paths-heading" title={list?.heading ?? 'Career paths'} lead={list?.lead} />
        <CareerPathList />
      </Band>
      <Sections page="careerpaths" sections={sections} above="paper" />
    </>
  )
}
