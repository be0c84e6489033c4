import { cookieSections } from '@/components/cookie-sections'
import { LegalPage } from '@/components/legal-page'
import { changed } from '@/lib/changed'
import { pageMetadata } from '@/lib/page-metadata'
import { site } from '@/lib/site'

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
