import type { PostSummary } from '@/lib/api/posts'

// Words that say nothing about the subject.
const common = new Set(
  'a an and are as at be by first for from how in is it of on one or own than that the they to what when where which who why with without work you your'.split(
    ' ',
  ),
)

/** The posts that share most words of title and description with one, best first; of equals the newer comes first. */
export function relatedPosts(post: PostSummary, all: PostSummary[], count: number): PostSummary[] {
  const words = wordsOf(post)
  return all
    .filter(({ slug }) => slug !== post.slug)
    .map((other) => ({ other, shared: [...wordsOf(other)].filter((word) => words.has(word)).length }))
    .sort((a, b) => b.shared - a.shared)
    .slice(0, count)
    .map(({ other }) => other)
}

function wordsOf({ title, description }: PostSummary): Set<string> {
  const words = `${title} ${description ?? ''}`.toLowerCase().match(/\p{L}+/gu) ?? []
  return new Set(words.filter((word) => !common.has(word)))
}
