import { sharePicture } from '@/components/art/share-picture'
import { getPostCached, listAllPostsCached } from '@/lib/api/posts'
import { settleInBuild } from '@/lib/api/settle'

export async function generateStaticParams() {
  const posts = await settleInBuild(listAllPostsCached())
  return posts?.length ? posts.map(({ slug }) => ({ slug })) : [{ slug: 'upstream-away' }]
}

/** The sharing picture of a post. */
export async function GET(_request: Request, { params }: RouteContext<'/blog/[slug]/picture.png'>) {
  const { slug } = await params
  const answer = await settleInBuild(getPostCached(slug).then((post) => ({ post })))
  if (!answer?.post) return new Response('There is no such picture.', { status: answer ? 404 : 503 })
  const { title, author } = answer.post
  return await sharePicture({ kicker: author ? `By ${author}` : 'From the blog', title, slug })
}
