import { ResourceList } from '@/components/resource-list'
import { listResourcesCached } from '@/lib/api/resources'
import { pageMetadata } from '@/lib/page-metadata'
import { settle } from '@/lib/settle'
import { site } from '@/lib/site'

export const metadata = pageMetadata({
  path: '/resources',
  title: `Resources | ${site.name}`,
  description: `Free checklists, templates and study plans for a career in technology, by the tutors of ${site.name}.`,
})

export default async function ResourcesPage() {
  return <ResourceList page={1} resources={await settle(listResourcesCached(1))} />
}
