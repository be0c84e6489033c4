import { BlogList } from '@/components/blog/blog-list'
import { valueIn } from '@/lib/api/answer'
import { listPosts } from '@/lib/api/posts'
import { fixedPages } from '@/lib/provider/fixed-pages'
import { pageMetadata } from '@/lib/seo/page-metadata'

const { meta_title, meta_description } = fixedPages.blog

export const metadata = pageMetadata({ path: '/blog', title: meta_title, description: meta_description })

export default async function BlogPage() {
  return <BlogList page={1} posts={valueIn(await listPosts(1))} />
}
