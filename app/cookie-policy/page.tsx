import { cookieSections } from '@/components/legal/cookie-sections'
import { LegalPage } from '@/components/legal/legal-page'
import { site } from '@/lib/provider/site'
import { changed } from '@/lib/seo/changed'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({
  path: '/cookie-policy',
  title: `Cookie Policy | ${site.name}`,
  description: `${site.name} sets no cookies for visitors, and uses no analytics and no advertising. Here are the few that signing in and resetting a password need, and what the video does.`,
})

export default function Page() {
  return (
    <LegalPage
      title="Cookie Policy"
      slug="cookie-security"
      updated={changed['/cookie-policy']}
      summary="You can read this whole website without a single cookie of ours. Only signing in and resetting a password need some."
      sections={cookieSections}
    />
  )
}
