import { ResourceList } from '@/components/resource/resource-list'
import { listResourcesCached } from '@/lib/api/resources'
import { settle } from '@/lib/api/settle'
import { site } from '@/lib/provider/site'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({
  path: '/resources',
  title: `Resources | ${site.name}`,
  description: `Free checklists, templates and study plans for a career in technology, by the tutors of ${site.name}.`,
})

export default async function ResourcesPage() {
  return <ResourceList page={1} resources={await settle(listResourcesCached(1))} />
}
