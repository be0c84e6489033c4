import type { PostSummary } from '@/lib/api/posts'

/** The posts in their order, with those last whose subject is over. */
export function overLast(posts: PostSummary[]): PostSummary[] {
  return posts.toSorted((one, other) => Number(one.isOver ?? false) - Number(other.isOver ?? false))
}
