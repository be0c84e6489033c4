import { BlogTeaser } from '@/components/blog/blog-teaser'
import { CareerPathList } from '@/components/career-path/career-path-list'
import { CallBack } from '@/components/home/call-back'
import { CohortCountdown } from '@/components/home/cohort-countdown'
import { CompanyStrip } from '@/components/home/company-strip'
import { Faculty } from '@/components/home/faculty'
import { FutureProof } from '@/components/home/future-proof'
import { ProgrammeOffering } from '@/components/home/programme-offering'
import { Testimonials } from '@/components/home/testimonials'
import { WhyChooseUs } from '@/components/home/why-choose-us'
import { Opening } from '@/components/page/opening'
import { StructuredData } from '@/components/page/structured-data'
import { ProjectPack } from '@/components/plan/project-pack'
import { Splash } from '@/components/shell/splash'
import { Band, BandHeading } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { Entrances } from '@/components/ui/entrances'
import { Figures } from '@/components/ui/figures'
import { Link } from '@/components/ui/link'
import { claims } from '@/lib/provider/claims'
import { site } from '@/lib/provider/site'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { organizationData, webSiteData } from '@/lib/seo/structured-data'

export const metadata = pageMetadata({
  path: '/',
  title: `Home | ${site.name}`,
  description:
    'Unlock your career potential: live, instructor-led training in data, AI, security, cloud and business, with mentors and recruitment support.',
})

const figures = [claims.learners, claims.completion, claims.rating]

export default function HomePage() {
  return (
    <>
      <Splash />
      <Entrances />
      <StructuredData data={organizationData()} />
      <StructuredData data={webSiteData()} />
      <Opening slug="first-light-ai" className="pb-12 md:py-24 lg:py-28">
        <h1 className="text-hero lg:-mr-28">{site.slogan}</h1>
        <p className="mt-6 max-w-[34rem] text-lead text-balance text-muted">{site.description}</p>
        <p className="mt-8 flex flex-wrap gap-4">
          <Link href="/careerpaths" className={buttonStyle('action')}>
            Find your career path
          </Link>
          <Link href="/about-us" className={buttonStyle('outline-forest')}>
            Learn more
          </Link>
        </p>
        <Figures figures={figures} className="mt-12" />
      </Opening>
      <CompanyStrip />
      <Band tone="paper" labelledBy="paths-heading" enter="scale">
        <BandHeading id="paths-heading" title="Career paths">
          <p>Every path is open to beginners and ends with a portfolio, a certificate and a reference.</p>
        </BandHeading>
        <CareerPathList />
      </Band>
      <CohortCountdown />
      <FutureProof />
      <ProgrammeOffering />
      <Faculty />
      <WhyChooseUs />
      <ProjectPack enter="fade" />
      <BlogTeaser id="home-posts" tone="white" enter="fade" />
      <Testimonials />
      <CallBack />
    </>
  )
}
