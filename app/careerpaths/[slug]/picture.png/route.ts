import { noPicture, sharePicture } from '@/components/art/share-picture'
import { pictureParams } from '@/lib/api/answer'
import { getCareerPath, listCareerPaths } from '@/lib/api/content'

export async function generateStaticParams() {
  return pictureParams(await listCareerPaths())
}

export async function GET(_request: Request, { params }: RouteContext<'/careerpaths/[slug]/picture.png'>) {
  const { slug } = await params
  const careerPath = await getCareerPath(slug)
  if (careerPath.state !== 'found') return noPicture(careerPath)
  const { careerName: title, image } = careerPath.value
  return await sharePicture({ kicker: 'Career path', title, slug, image })
}
