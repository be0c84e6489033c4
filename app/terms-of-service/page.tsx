import { contractTerms } from '@/components/legal/contract-terms'
import { generalTerms } from '@/components/legal/general-terms'
import { LegalPage } from '@/components/legal/legal-page'
import { trainingTerms } from '@/components/legal/training-terms'
import { site } from '@/lib/provider/site'
import { changed } from '@/lib/seo/changed'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({
  path: '/terms-of-service',
  title: `Terms of Service | ${site.name}`,
  description: `The terms of training with ${site.name}: how enrolment works, what each plan costs and how it is billed, 14 days to change your mind, cancelling, refunds and complaints.`,
})

export default function Page() {
  return (
    <LegalPage
      title="Terms of Service"
      slug="terms-software"
      updated={changed['/terms-of-service']}
      summary="What you can expect from us and what we ask of you, from your first request to your certificate. Nothing is charged until you have spoken to us and agreed."
      sections={[...contractTerms, ...trainingTerms, ...generalTerms]}
    />
  )
}
