import { noPicture, sharePicture } from '@/components/art/share-picture'
import { pictureParams } from '@/lib/api/answer'
import { getPost, listRecentPosts } from '@/lib/api/content'
import { postsHeading } from '@/lib/pages/home'

export async function generateStaticParams() {
  return pictureParams(await listRecentPosts())
}

export async function GET(_request: Request, { params }: RouteContext<'/blog/[slug]/picture.png'>) {
  const { slug } = await params
  const post = await getPost(slug)
  if (post.state !== 'found') return noPicture(post)
  const { title, author, image } = post.value
  return await sharePicture({ kicker: author ? `By ${author}` : postsHeading, title, slug, image })
}
