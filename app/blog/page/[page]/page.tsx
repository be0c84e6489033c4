import type { Metadata } from 'next'
import { BlogList } from '@/components/blog/blog-list'
import { Gone } from '@/components/page/gone'
import { valueIn } from '@/lib/api/answer'
import { listPosts } from '@/lib/api/content'
import { builtPages, pageNumber } from '@/lib/api/list-pages'
import { listMetadata } from '@/lib/seo/list-metadata'

export const ensureStatic = 'navigation'
export const instant = false

export async function generateStaticParams() {
  return builtPages(valueIn(await listPosts(1)))
}

export async function generateMetadata({ params }: PageProps<'/blog/page/[page]'>): Promise<Metadata> {
  const { page } = await params
  return listMetadata('blog', Number(page))
}

export default async function BlogPageN({ params }: PageProps<'/blog/page/[page]'>) {
  const page = pageNumber((await params).page)
  if (page === null) return <Gone />
  const posts = await listPosts(page)
  return posts.state === 'missing' ? <Gone /> : <BlogList page={page} posts={valueIn(posts)} />
}
