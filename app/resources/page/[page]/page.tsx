import type { Metadata } from 'next'
import { Gone } from '@/components/page/gone'
import { ResourceList } from '@/components/resource/resource-list'
import { laterPages, pageNumber } from '@/lib/address/list-pages'
import { valueIn } from '@/lib/api/answer'
import { listResources } from '@/lib/api/resources'
import { listMetadata } from '@/lib/provider/list-page'

export const ensureStatic = 'navigation'
export const instant = false

/** Every later page is built ahead. Next wants at least one. */
export async function generateStaticParams() {
  const pages = laterPages(valueIn(await listResources(1)))
  return (pages.length > 0 ? pages : ['page/2']).map((path) => ({ page: path.slice('page/'.length) }))
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
