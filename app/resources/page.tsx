import { ResourceList } from '@/components/resource/resource-list'
import { valueIn } from '@/lib/api/answer'
import { listResources } from '@/lib/api/content'
import { listMetadata } from '@/lib/seo/list-metadata'

export const metadata = listMetadata('resources')

export default async function ResourcesPage() {
  return <ResourceList page={1} resources={valueIn(await listResources(1))} />
}
