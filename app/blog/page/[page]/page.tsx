import type { Metadata } from 'next'
import { BlogList } from '@/components/blog/blog-list'
import { Gone } from '@/components/page/gone'
import { laterPages, pageNumber } from '@/lib/address/list-pages'
import { valueIn } from '@/lib/api/answer'
import { listPosts } from '@/lib/api/posts'
import { site } from '@/lib/provider/site'
import { ofPage, words } from '@/lib/provider/words'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const ensureStatic = 'navigation'
export const instant = false

/** Every later page is built ahead. Next wants at least one. */
export async function generateStaticParams() {
  const pages = laterPages(valueIn(await listPosts(1)))
  return (pages.length > 0 ? pages : ['page/2']).map((path) => ({ page: path.slice('page/'.length) }))
}

export async function generateMetadata({ params }: PageProps<'/blog/page/[page]'>): Promise<Metadata> {
  const { page } = await params
  return pageMetadata({
    path: `/blog/page/${page}`,
    title: `Blog, page ${page} | ${site.name}`,
    description: ofPage(words.blog.later_meta_description, page),
  })
}

export default async function BlogPageN({ params }: PageProps<'/blog/page/[page]'>) {
  const page = pageNumber((await params).page)
  if (page === null) return <Gone />
  const posts = await listPosts(page)
  return posts.state === 'missing' ? <Gone /> : <BlogList page={page} posts={valueIn(posts)} />
}
