import { ResourceList } from '@/components/resource/resource-list'
import { valueIn } from '@/lib/api/answer'
import { listResources } from '@/lib/api/resources'
import { fixedPages } from '@/lib/provider/fixed-pages'
import { pageMetadata } from '@/lib/seo/page-metadata'

const { meta_title, meta_description } = fixedPages.resources

export const metadata = pageMetadata({ path: '/resources', title: meta_title, description: meta_description })

export default async function ResourcesPage() {
  return <ResourceList page={1} resources={valueIn(await listResources(1))} />
}
