import Link from 'next/link'
import { Band, BandHeading } from '@/components/band'
import { BlogTeaser } from '@/components/blog-teaser'
import { buttonStyle } from '@/components/button'
import { CallBack } from '@/components/call-back'
import { CareerPathList } from '@/components/career-path-list'
import { CohortCountdown } from '@/components/cohort-countdown'
import { CompanyStrip } from '@/components/company-strip'
import { Faculty } from '@/components/faculty'
import { FutureProof } from '@/components/future-proof'
import { PathArt } from '@/components/path-art'
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
      <section className="on-forest relative isolate overflow-hidden bg-forest text-white">
        <PathArt
          slug="northlight-ai-data"
          className="absolute inset-0 -z-10 h-full w-full opacity-20 lg:left-1/3 lg:w-2/3 lg:opacity-100"
        />
        <div className="absolute inset-0 -z-10 hidden bg-linear-to-r from-forest from-35% to-transparent to-65% lg:block" />
        <div className="mx-auto max-w-page px-5 py-16 md:px-8 md:py-28">
          <h1 className="max-w-[12ch] text-hero">{site.slogan}</h1>
          <p className="mt-6 max-w-[34rem] text-lead text-forest-text">{site.description}</p>
          <p className="mt-8 flex flex-wrap gap-4">
            <Link href="/careerpaths" className={buttonStyle('action')}>
              Find your career path
            </Link>
            <Link href="/about-us" className={buttonStyle('outline-forest')}>
              Learn more
            </Link>
          </p>
          <dl className="mt-14 flex flex-wrap gap-x-8 gap-y-6 sm:gap-x-12">
            {figures.map(({ figure, label }) => (
              <div key={label} className="flex flex-col-reverse">
                <dt className="text-forest-text">{label}</dt>
                <dd className="font-display text-3xl font-bold tracking-tight sm:text-4xl">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <CompanyStrip />
      <Band tone="paper" labelledBy="paths-heading">
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
      <ProjectPack />
      <BlogTeaser id="home-posts" tone="white" />
      <Testimonials />
      <CallBack />
    </>
  )
}
