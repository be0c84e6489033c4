import { Band, BandHeading } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { valueIn } from '@/lib/api/answer'
import { listCareerPaths, listRecentPosts } from '@/lib/api/content'
import type { Post, PostSummary } from '@/lib/api/posts'
import { overLast } from './over-last'
import { PostCard } from './post-card'

export async function RelatedPosts({ post }: { post: Post }) {
  const related = relatedPosts(post, valueIn(await listRecentPosts()) ?? [], 2)
  if (related.length === 0) return null
  const [, named] = /href="\/careerpaths\/([\w-]+)"/.exec(post.body.html) ?? []
  const path = valueIn(await listCareerPaths())?.find(({ slug }) => slug === named)
  const among = [post, ...related].map(({ slug }) => slug)
  return (
    <Band tone="white" labelledBy={`${post.slug}-related`}>
      <BandHeading id={`${post.slug}-related`} title="Read next" />
      <ul className="mt-6 grid gap-2.5 sm:grid-cols-2 sm:gap-6">
        {related.map((other) => (
          <li key={other.slug}>
            <PostCard isSmall post={other} among={among} />
          </li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap gap-4">
        <Link href={path ? `/careerpaths/${path.slug}` : '/careerpaths'} className={buttonStyle('action')}>
          See {path?.careerName ?? 'all career paths'}
        </Link>
        <Link href="/blog" className={buttonStyle('outline')}>
          Explore more like this
        </Link>
      </p>
    </Band>
  )
}

// Stop words, which say nothing about a post's subject.
const common = new Set(
  'a an and are as at be by first for from how in is it of on one or own than that the they to what when where which who why with without work you your'.split(
    ' ',
  ),
)

/**
 * Ranks posts on the topic of `post` first, then by how many words of title and description they share with it.
 * Equal posts stay in the order of `all`, newest first. Posts about past events come last.
 */
export function relatedPosts(post: PostSummary, all: PostSummary[], count: number): PostSummary[] {
  const words = wordsOf(post)
  const isNear = ({ topic }: PostSummary) => Number(topic !== undefined && topic === post.topic)
  const ranked = all
    .filter(({ slug }) => slug !== post.slug)
    .map((other) => ({ other, shared: [...wordsOf(other)].filter((word) => words.has(word)).length }))
    .sort((a, b) => isNear(b.other) - isNear(a.other) || b.shared - a.shared)
    .map(({ other }) => other)
  return overLast(ranked).slice(0, count)
}

function wordsOf({ title, description }: PostSummary): Set<string> {
  const words = `${title} ${description ?? ''}`.toLowerCase().match(/\p{L}+/gu) ?? []
  return new Set(words.filter((word) => !common.has(word)))
}
