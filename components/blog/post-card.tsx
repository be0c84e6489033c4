import { Cover } from '@/components/art/cover'
import { SharedPicture } from '@/components/art/shared-picture'
import { DraftBadge } from '@/components/ui/draft-badge'
import { Icon } from '@/components/ui/icon'
import { Link, linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import type { PostSummary } from '@/lib/api/posts'
import { formatDate } from '@/lib/time/dates'

/** Who wrote a post and when, and whether what it tells of is over, as far as the upstream says; and whether everybody sees it. */
export function PostByline({
  post,
}: {
  post: Pick<PostSummary, 'author' | 'created' | 'isOver' | 'unpublished'>
}) {
  const parts = [post.isOver && 'Over', post.author, post.created && formatDate(post.created)].filter(Boolean)
  return (
    <>
      <DraftBadge unpublished={post.unpublished} />
      {parts.length > 0 && <p className="mb-2 text-small text-muted">{parts.join(' · ')}</p>}
    </>
  )
}

/** A post in a list. The whole card is the link's target. */
export function PostCard({ post, among }: { post: PostSummary; among?: readonly string[] }) {
  return (
    <article className={`group relative flex h-full flex-col overflow-hidden ${surface('raised')}`}>
      <SharedPicture name={`post-${post.slug}`}>
        <div className="aspect-[2/1] overflow-hidden">
          <Cover
            slug={post.slug}
            image={post.image}
            among={among}
            sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
            className="h-full w-full transition-transform duration-500 ease-out-soft motion-safe:group-hover:scale-105"
          />
        </div>
      </SharedPicture>
      <div className="flex grow flex-col p-6">
        <PostByline post={post} />
        <h3 className="text-card">{post.title}</h3>
        <p className="mt-auto pt-4">
          <ReadMore post={post} />
        </p>
      </div>
    </article>
  )
}

/** The link of a post's card, which takes the whole card. */
export function ReadMore({ post }: { post: PostSummary }) {
  return (
    <Link
      href={`/blog/${post.slug}`}
      transitionTypes={['shared-picture', `post-${post.slug}`]}
      className={`${linkStyle('onward')} after:absolute after:inset-0`}
    >
      Read More<span className="sr-only">: {post.title}</span>
      <Icon name="arrow" />
    </Link>
  )
}
