import { sharePicture } from '@/components/art/share-picture'
import { listAllResourcesCached } from '@/lib/api/resources'
import { settleInBuild } from '@/lib/api/settle'

export async function generateStaticParams() {
  const resources = await settleInBuild(listAllResourcesCached())
  return resources?.length ? resources.map(({ slug }) => ({ slug })) : [{ slug: 'upstream-away' }]
}

/** The sharing picture of a resource. */
export async function GET(_request: Request, { params }: RouteContext<'/resources/[slug]/picture.png'>) {
  const { slug } = await params
  const resources = await settleInBuild(listAllResourcesCached())
  const resource = resources?.find((one) => one.slug === slug)
  if (!resource) return new Response('There is no such picture.', { status: resources ? 404 : 503 })
  return await sharePicture({ kicker: 'Resource', title: resource.title, slug })
}
