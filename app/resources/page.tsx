import { ResourceList } from '@/components/resource/resource-list'
import { valueIn } from '@/lib/api/answer'
import { listResources } from '@/lib/api/resources'
import { site } from '@/lib/provider/site'
import { words } from '@/lib/provider/words'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({
  path: '/resources',
  title: `Resources | ${site.name}`,
  description: words.resources.meta_description,
})

export default async function ResourcesPage() {
  return <ResourceList page={1} resources={valueIn(await listResources(1))} />
}
