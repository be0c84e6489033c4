import { sharePicture } from '@/components/art/share-picture'
import { getCareerPathCached, listCareerPathsCached } from '@/lib/api/career-paths'
import { settleInBuild } from '@/lib/api/settle'

export async function generateStaticParams() {
  const careerPaths = await settleInBuild(listCareerPathsCached())
  return careerPaths?.length ? careerPaths.map(({ slug }) => ({ slug })) : [{ slug: 'upstream-away' }]
}

/** The sharing picture of a career path. */
export async function GET(_request: Request, { params }: RouteContext<'/careerpaths/[slug]/picture.png'>) {
  const { slug } = await params
  const answer = await settleInBuild(getCareerPathCached(slug).then((careerPath) => ({ careerPath })))
  if (!answer?.careerPath) return new Response('There is no such picture.', { status: answer ? 404 : 503 })
  return await sharePicture({ kicker: 'Career path', title: answer.careerPath.careerName, slug })
}
