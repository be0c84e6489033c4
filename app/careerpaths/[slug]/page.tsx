import type { Metadata } from 'next'
import { TutorFaces } from '@/components/art/tutor-faces'
import { CareerPathAbout } from '@/components/career-path/career-path-about'
import { CareerPathHero } from '@/components/career-path/career-path-hero'
import { WithEnrolBar } from '@/components/enrol/enrol-bar'
import { Gone } from '@/components/page/gone'
import { LoadError } from '@/components/page/load-error'
import { PreviewBar } from '@/components/page/preview-bar'
import { StructuredData } from '@/components/page/structured-data'
import { Pricing } from '@/components/plan/pricing'
import { OpenTarget } from '@/components/question/open-target'
import { PathQuestions } from '@/components/question/path-questions'
import { Band } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { SectionTabs } from '@/components/ui/section-tabs'
import { slugParams, valueIn } from '@/lib/api/answer'
import { getCareerPath, listCareerPaths } from '@/lib/api/content'
import { summary } from '@/lib/html/text'
import { courseData } from '@/lib/seo/course-data'
import { careerPathKeywords } from '@/lib/seo/keywords'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { plansWith } from '@/provider/facts/plans'
import { tutorsOf } from '@/provider/facts/tutors'

export const ensureStatic = 'navigation'
export const instant = false

/** Prerenders every known path. Next needs at least one slug, even when the upstream is down. */
export async function generateStaticParams() {
  return slugParams(await listCareerPaths())
}

export async function generateMetadata({ params }: PageProps<'/careerpaths/[slug]'>): Promise<Metadata> {
  const { slug } = await params
  const careerPath = valueIn(await getCareerPath(slug))
  if (!careerPath) return { title: 'Careerpath', robots: { index: false } }
  return pageMetadata({
    path: `/careerpaths/${slug}`,
    picture: `/careerpaths/${slug}/picture.png`,
    title: `Careerpath | ${careerPath.careerName}`,
    description: summary(careerPath.description),
    keywords: careerPathKeywords(careerPath.careerName),
  })
}

export default async function CareerPathPage({ params }: PageProps<'/careerpaths/[slug]'>) {
  const { slug } = await params
  const answer = await getCareerPath(slug)
  if (answer.state === 'away') return <LoadError title="Error Loading Careerpath" />
  if (answer.state === 'missing') return <Gone />
  const careerPath = answer.value
  const plans = plansWith(careerPath.prices)

  // The router leaves earlier pages hidden in the document, so ids contain the slug.
  return (
    <>
      <PreviewBar page={`/careerpaths/${slug}`} unpublished={careerPath.unpublished} />
      <StructuredData data={courseData(careerPath)} />
      <CareerPathHero
        careerPath={careerPath}
        faces={<TutorFaces tutors={tutorsOf(careerPath.tutors).slice(0, 2)} />}
      />
      <div>
        <SectionTabs
          label="On this page"
          tabs={[
            { href: `#${slug}-details`, label: 'Details' },
            { href: `#${slug}-pricing`, label: 'Pricing' },
          ]}
        >
          <a href={`#${slug}-pricing`} className={`${buttonStyle('action', 'small')} max-md:hidden`}>
            Enroll Now
          </a>
        </SectionTabs>
        <WithEnrolBar slug={slug} plans={plans}>
          <Band tone="paper" id={`${slug}-details`} className="py-6 tall:-scroll-mt-4 md:pt-12 md:pb-20">
            <CareerPathAbout careerPath={careerPath} />
          </Band>
        </WithEnrolBar>
        <Pricing careerPath={careerPath} />
        <PathQuestions slug={slug} />
        <OpenTarget />
      </div>
    </>
  )
}
