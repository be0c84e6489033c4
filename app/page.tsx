import { StructuredData } from '@/components/page/structured-data'
import { Sections } from '@/components/section/sections'
import { Splash } from '@/components/shell/splash'
import { home } from '@/lib/pages/home'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { organizationData, webSiteData } from '@/lib/seo/provider-data'
import { site } from '@/provider/facts/site'

const { meta_title, meta_description, sections } = home
const hasHeading = sections.some(({ section }) => section === 'hero')

export const metadata = pageMetadata({ path: '/', title: meta_title, description: meta_description })

export default function HomePage() {
  return (
    <>
      <Splash />
      <StructuredData data={organizationData()} />
      <StructuredData data={webSiteData()} />
      {!hasHeading && <h1 className="sr-only">{site.name}</h1>}
      <Sections page="home" sections={sections} moves />
    </>
  )
}
