import { CareerPathList } from '@/components/career-path/career-path-list'
import { GrowWith } from '@/components/career-path/grow-with'
import { Recruitment } from '@/components/career-path/recruitment'
import { PageIntro } from '@/components/page/page-intro'
import { StructuredData } from '@/components/page/structured-data'
import { Band, BandHeading } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { valueIn } from '@/lib/api/answer'
import { listCareerPaths } from '@/lib/api/career-paths'
import { claims } from '@/lib/provider/claims'
import { site } from '@/lib/provider/site'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { courseListData } from '@/lib/seo/structured-data'

export const metadata = pageMetadata({
  path: '/careerpaths',
  title: `Careerpaths | ${site.name}`,
  description: `Live, instructor-led career paths in data, AI, security, cloud, business and software: ${claims.split.text}.`,
})

export default async function CareerPathsPage() {
  const careerPaths = valueIn(await listCareerPaths())
  return (
    <>
      {careerPaths && <StructuredData data={courseListData(careerPaths)} />}
      <PageIntro title="CAREER PATHS" slug="career-paths-data">
        <p>
          Pick the work you want to do. Each path takes a beginner to a portfolio, a certificate and a
          reference, with {claims.split.text}.
        </p>
        <p>
          <a href="#paths" className={buttonStyle('action')}>
            Get Started
          </a>
        </p>
      </PageIntro>
      <Band tone="paper" id="paths" labelledBy="paths-heading" className="py-16 tall:-scroll-mt-4 md:py-24">
        <BandHeading id="paths-heading" title="Find your path">
          <p>
            All paths are open to beginners. If you are between two, a career expert will talk it through with
            you.
          </p>
        </BandHeading>
        <CareerPathList />
      </Band>
      <GrowWith />
      <Recruitment />
    </>
  )
}
