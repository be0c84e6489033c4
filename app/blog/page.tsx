import { BlogList } from '@/components/blog-list'
import { listPostsCached } from '@/lib/api/posts'
import { pageMetadata } from '@/lib/page-metadata'
import { settle } from '@/lib/settle'
import { site } from '@/lib/site'

export const metadata = pageMetadata({
  path: '/blog',
  title: `Blog | ${site.name}`,
  description:
    'Notes on learning and working in data, AI, security and software, by the people who work here.',
})

export default async function BlogPage() {
  return <BlogList page={1} posts={await settle(listPostsCached(1))} />
}
