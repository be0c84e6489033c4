import { BlogList } from '@/components/blog/blog-list'
import { valueIn } from '@/lib/api/answer'
import { listPosts } from '@/lib/api/content'
import { listMetadata } from '@/lib/seo/list-metadata'

export const metadata = listMetadata('blog')

export default async function BlogPage() {
  return <BlogList page={1} posts={valueIn(await listPosts(1))} />
}
