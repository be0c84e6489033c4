import type { Metadata } from 'next'
import { TutorFaces } from '@/components/art/tutor-faces'
import { CareerPathAbout } from '@/components/career-path/career-path-about'
import { CareerPathHero } from '@/components/career-path/career-path-hero'
import { WithEnrolBar } from '@/components/enrol/enrol-bar'
import { BookingLink } from '@/components/page/booking-link'
import { Gone } from '@/components/page/gone'
import { LoadError } from '@/components/page/load-error'
import { Onward } from '@/components/page/onward'
import { PreviewBar } from '@/components/page/preview-bar'
import { StructuredData } from '@/components/page/structured-data'
import { Pricing } from '@/components/plan/pricing'
import { OpenTarget } from '@/components/question/open-target'
import { QuestionList } from '@/components/question/question-list'
import { Band, BandHeading } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { SectionTabs } from '@/components/ui/section-tabs'
import { slugParams, valueIn } from '@/lib/api/answer'
import { getCareerPath, listCareerPaths } from '@/lib/api/content'
import { summary } from '@/lib/html/text'
import { questionsOf } from '@/lib/pages/questions'
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

function PathQuestions({ slug }: { slug: string }) {
  const questions = questionsOf(slug)
  if (questions.length === 0) return null
  return (
    <Band tone="paper" id={`${slug}-questions`} labelledBy={`${slug}-questions-heading`}>
      <div className="grid gap-x-6 gap-y-4 md:gap-y-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-4">
          <BandHeading id={`${slug}-questions-heading`} title="Questions you may have">
            <Onward to="/questions" label="All questions and answers" className="text-body" />
          </BandHeading>
        </div>
        <div className="lg:col-span-8 lg:row-span-2">
          <QuestionList questions={questions} page={`${slug}-question`} />
        </div>
        <p className="grid sm:block lg:col-span-4 lg:row-start-2">
          <BookingLink label="Speak to a Career Expert" className={buttonStyle('outline')} />
        </p>
      </div>
    </Band>
  )
}
