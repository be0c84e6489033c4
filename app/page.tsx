import Link from 'next/link'
import { Band, BandHeading } from '@/components/band'
import { BlogTeaser } from '@/components/blog-teaser'
import { buttonStyle } from '@/components/button'
import { CallBack } from '@/components/call-back'
import { CareerPathList } from '@/components/career-path-list'
import { CohortCountdown } from '@/components/cohort-countdown'
import { CompanyStrip } from '@/components/company-strip'
import { Fade, Scale } from '@/components/enter'
import { Faculty } from '@/components/faculty'
import { Figures } from '@/components/figures'
import { FutureProof } from '@/components/future-proof'
import { Opening } from '@/components/opening'
import { ProgrammeOffering } from '@/components/programme-offering'
import { ProjectPack } from '@/components/project-pack'
import { Splash } from '@/components/splash'
import { StructuredData } from '@/components/structured-data'
import { Testimonials } from '@/components/testimonials'
import { WhyChooseUs } from '@/components/why-choose-us'
import { pageMetadata } from '@/lib/page-metadata'
import { claims, site } from '@/lib/site'
import { organizationData, webSiteData } from '@/lib/structured-data'

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
      <Band tone="paper" labelledBy="paths-heading" content={Scale}>
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
      <ProjectPack content={Fade} />
      <BlogTeaser id="home-posts" tone="white" content={Fade} />
      <Testimonials />
      <CallBack />
    </>
  )
}
