import { CareerPathList } from '@/components/career-path/career-path-list'
import { GrowWith } from '@/components/career-path/grow-with'
import { Recruitment } from '@/components/career-path/recruitment'
import { PageIntro } from '@/components/page/page-intro'
import { StructuredData } from '@/components/page/structured-data'
import { Band, BandHeading } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { valueIn } from '@/lib/api/answer'
import { listCareerPaths } from '@/lib/api/career-paths'
import { site } from '@/lib/provider/site'
import { words } from '@/lib/provider/words'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { courseListData } from '@/lib/seo/structured-data'

export const metadata = pageMetadata({
  path: '/careerpaths',
  title: `Careerpaths | ${site.name}`,
  description: words.career_paths.meta_description,
})

export default async function CareerPathsPage() {
  const { lead, heading, text, grow, recruitment } = words.career_paths
  const careerPaths = valueIn(await listCareerPaths())
  return (
    <>
      {careerPaths && <StructuredData data={courseListData(careerPaths)} />}
      <PageIntro title="CAREER PATHS" slug="career-paths-data">
        <p>{lead}</p>
        <p>
          <a href="#paths" className={buttonStyle('action')}>
            Get Started
          </a>
        </p>
      </PageIntro>
      <Band tone="paper" id="paths" labelledBy="paths-heading" className="py-16 tall:-scroll-mt-4 md:py-24">
        <BandHeading id="paths-heading" title={heading} lead={text} />
        <CareerPathList />
      </Band>
      {grow && <GrowWith {...grow} />}
      {recruitment && <Recruitment {...recruitment} />}
    </>
  )
}
