import { BusinessServices } from '@/components/advisory/business-services'
import { Engagement } from '@/components/advisory/engagement'
import { EngagementCost } from '@/components/advisory/engagement-cost'
import { BeforeAndAfter } from '@/components/home/before-and-after'
import { PageIntro } from '@/components/page/page-intro'
import { buttonStyle } from '@/components/ui/button'
import { Figures } from '@/components/ui/figures'
import { Link } from '@/components/ui/link'
import { claims } from '@/lib/provider/claims'
import { site } from '@/lib/provider/site'
import { pageMetadata } from '@/lib/seo/page-metadata'

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
