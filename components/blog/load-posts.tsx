'use server'

import type { MoreItems } from '@/components/ui/more-list'
import { valueIn } from '@/lib/api/answer'
import { listPosts } from '@/lib/api/content'
import { PostCard } from './post-card'

export async function loadPosts(page: number): Promise<MoreItems> {
  if (!Number.isSafeInteger(page) || page < 1 || page > 10_000) return null
  const answer = valueIn(await listPosts(page))
  if (!answer) return null
  const slugs = answer.items.map(({ slug }) => slug)
  const items = answer.items.map((post) => ({
    key: post.slug,
    node: <PostCard key={post.slug} post={post} among={slugs} />,
  }))
  return { items, hasNext: answer.hasNext }
}
