import type { Metadata } from 'next'
import { BlogList } from '@/components/blog/blog-list'
import { Gone } from '@/components/page/gone'
import { laterPages, pageNumber } from '@/lib/address/list-pages'
import { valueIn } from '@/lib/api/answer'
import { listPosts } from '@/lib/api/posts'
import { listMetadata } from '@/lib/provider/list-page'

export const ensureStatic = 'navigation'
export const instant = false

/** Every later page is built ahead. Next wants at least one. */
export async function generateStaticParams() {
  const pages = laterPages(valueIn(await listPosts(1)))
  return (pages.length > 0 ? pages : ['page/2']).map((path) => ({ page: path.slice('page/'.length) }))
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
