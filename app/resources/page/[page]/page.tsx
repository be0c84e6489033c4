import type { Metadata } from 'next'
import { Gone } from '@/components/page/gone'
import { ResourceList } from '@/components/resource/resource-list'
import { valueIn } from '@/lib/api/answer'
import { listResources } from '@/lib/api/content'
import { builtPages, pageNumber } from '@/lib/api/list-pages'
import { listMetadata } from '@/lib/seo/list-metadata'

export const ensureStatic = 'navigation'
export const instant = false

export async function generateStaticParams() {
  return builtPages(valueIn(await listResources(1)))
}

export async function generateMetadata({ params }: PageProps<'/resources/page/[page]'>): Promise<Metadata> {
  const { page } = await params
  return listMetadata('resources', Number(page))
}

export default async function ResourcesPageN({ params }: PageProps<'/resources/page/[page]'>) {
  const page = pageNumber((await params).page)
  if (page === null) return <Gone />
  const resources = await listResources(page)
  return resources.state === 'missing' ? (
    <Gone />
  ) : (
    <ResourceList page={page} resources={valueIn(resources)} />
  )
}
