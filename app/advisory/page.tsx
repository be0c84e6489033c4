import Link from 'next/link'
import { BeforeAndAfter } from '@/components/before-and-after'
import { BusinessServices } from '@/components/business-services'
import { buttonStyle } from '@/components/button'
import { Engagement } from '@/components/engagement'
import { EngagementCost } from '@/components/engagement-cost'
import { Figures } from '@/components/figures'
import { PageIntro } from '@/components/page-intro'
import { pageMetadata } from '@/lib/page-metadata'
import { claims, site } from '@/lib/site'

export const metadata = pageMetadata({
  path: '/advisory',
  title: `Services | ${site.name}`,
  description:
    'Team training on your own data, project work, hiring from our graduates and advice on adopting AI: how an engagement runs and what it costs.',
})

export default function AdvisoryPage() {
  return (
    <>
      <PageIntro title="Services for businesses" slug="advisory-business">
        <p>
          We teach your people on the work they already have, introduce you to graduates who can do it, and
          tell you plainly where AI would help.
        </p>
        <p className="flex flex-wrap gap-4">
          <Link href="/contact-us" className={buttonStyle('action')}>
            Ask for a first call
          </Link>
          <a href="#services-heading" className={buttonStyle('outline-forest')}>
            What we do
          </a>
        </p>
        <Figures figures={[claims.businesses]} />
      </PageIntro>
      <BusinessServices />
      <BeforeAndAfter />
      <Engagement />
      <EngagementCost />
    </>
  )
}
