import { BlogList } from '@/components/blog/blog-list'
import { valueIn } from '@/lib/api/answer'
import { listPosts } from '@/lib/api/posts'
import { site } from '@/lib/provider/site'
import { words } from '@/lib/provider/words'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata({
  path: '/blog',
  title: `Blog | ${site.name}`,
  description: words.blog.meta_description,
})

export default async function BlogPage() {
  return <BlogList page={1} posts={valueIn(await listPosts(1))} />
}
