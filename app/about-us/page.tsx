import { HowWeDiffer } from '@/components/about/how-we-differ'
import { WhatWeDo } from '@/components/about/what-we-do'
import { WhoWeAre } from '@/components/about/who-we-are'
import { WhyUs } from '@/components/about/why-us'
import { CareerPathList } from '@/components/career-path/career-path-list'
import { GetStartedBanner } from '@/components/page/get-started-banner'
import { PageIntro } from '@/components/page/page-intro'
import { SeeCareerPaths } from '@/components/page/see-career-paths'
import { ProjectPack } from '@/components/plan/project-pack'
import { Band, BandHeading } from '@/components/ui/band'
import { claims } from '@/lib/provider/claims'
import { site } from '@/lib/provider/site'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({
  path: '/about-us',
  title: 'About Us',
  description: `${site.name} trains people for technology careers. ${claims.support}. ${claims.place}.`,
})

export default function AboutPage() {
  return (
    <>
      <PageIntro title="About Us" slug="about-northlight-data">
        <p>
          {site.name} trains people for technology careers, with live classes, real projects and company until
          they are settled in the job.
        </p>
        <p>
          <SeeCareerPaths />
        </p>
      </PageIntro>
      <Mission />
      <WhoWeAre />
      <WhatWeDo />
      <WhyUs />
      <HowWeDiffer />
      <ProjectPack />
      <Band tone="paper" labelledBy="about-paths-heading">
        <BandHeading id="about-paths-heading" title="The career paths">
          <p>Each begins with the first lesson and assumes no experience in technology.</p>
        </BandHeading>
        <CareerPathList />
      </Band>
      <GetStartedBanner />
    </>
  )
}

function Mission() {
  return (
    <Band tone="paper" labelledBy="mission-heading">
      <h2 id="mission-heading" className="border-t-2 border-ink pt-4 label">
        Our mission
      </h2>
      <p className="mt-8 max-w-[26ch] display text-title">
        To teach technology as a workshop teaches a trade: at the bench, on real material, beside someone who
        does it for a living.
      </p>
      <p className="mt-8 max-w-measure text-lead text-muted lg:ml-auto">
        A new career should not be kept for those who can stop earning for a year. So we teach in the evening,
        begin at the beginning, and count the job as the end of the course.
      </p>
    </Band>
  )
}
