import type { PostSummary } from '@/lib/api/posts'

/** Moves posts about past events to the end. */
export function overLast(posts: PostSummary[]): PostSummary[] {
  return posts.toSorted((one, other) => Number(one.isOver ?? false) - Number(other.isOver ?? false))
}
