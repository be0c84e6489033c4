import { noPicture, sharePicture } from '@/components/art/share-picture'
import { pictureParams } from '@/lib/api/answer'
import { getResource, listAllResources } from '@/lib/api/content'

export async function generateStaticParams() {
  return pictureParams(await listAllResources())
}

export async function GET(_request: Request, { params }: RouteContext<'/resources/[slug]/picture.png'>) {
  const { slug } = await params
  const resource = await getResource(slug)
  if (resource.state !== 'found') return noPicture(resource)
  return await sharePicture({ kicker: 'Resource', title: resource.value.title, slug })
}
