import type { Metadata } from 'next'
import { connection } from 'next/server'
import { FilteredPosts } from '@/components/blog/filtered-posts'
import { valueIn } from '@/lib/api/answer'
import { listAllPosts } from '@/lib/api/content'
import type { Query } from '@/lib/filter/filter'
import { listMetadata } from '@/lib/seo/list-metadata'

export const instant = false

export const metadata: Metadata = { title: listMetadata('blog').title, robots: { index: false } }

export default async function FilteredBlogPage({ searchParams }: { searchParams: Promise<Query> }) {
  await connection()
  const query = await searchParams
  return <FilteredPosts all={valueIn(await listAllPosts())} query={query} />
}
