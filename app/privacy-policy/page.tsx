import { LegalPage } from '@/components/legal/legal-page'
import { privacyRights } from '@/components/legal/privacy-rights'
import { privacyUses } from '@/components/legal/privacy-uses'
import { site } from '@/lib/provider/site'
import { changed } from '@/lib/seo/changed'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({
  path: '/privacy-policy',
  title: `Privacy Policy | ${site.name}`,
  description: `What ${site.name} asks of you and why, who sees it, how long each kind of record is kept, and how you can see, correct or delete it under UK law.`,
})

export default function Page() {
  return (
    <LegalPage
      title="Privacy Policy"
      slug="privacy-security"
      updated={changed['/privacy-policy']}
      summary="We use what you tell us to call you about your enrolment and to teach you, share it with nobody who does not need it for that, and keep it for 9 to 10 years at the most. Ask us at any time what we hold, or to delete it."
      sections={[...privacyUses, ...privacyRights]}
    />
  )
}
