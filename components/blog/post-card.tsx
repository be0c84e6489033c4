import { Cover } from '@/components/art/cover'
import { SharedPicture } from '@/components/art/shared-picture'
import { DraftBadge } from '@/components/ui/draft-badge'
import { Icon } from '@/components/ui/icon'
import { Link, linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import type { PostSummary } from '@/lib/api/posts'
import { formatDate } from '@/lib/time/dates'

/** The author and the date, with a mark for a past event and for a draft. */
export function PostByline({ post }: { post: PostSummary }) {
  const parts = [
    post.isOver && 'Past event',
    post.author,
    post.created && formatDate(post.created).replaceAll(' ', '\u00a0'),
  ].filter(Boolean)
  return (
    <>
      <DraftBadge unpublished={post.unpublished} />
      {parts.length > 0 && <p className="mb-2 text-small text-muted">{parts.join('\u00a0· ')}</p>}
    </>
  )
}

export function PostCard({ post, among }: { post: PostSummary; among?: readonly string[] }) {
  return (
    <article
      className={`group relative grid h-full grid-cols-[4rem_1fr] overflow-hidden sm:flex sm:flex-col ${surface('raised')}`}
    >
      <SharedPicture name={`post-${post.slug}`}>
        <div className="relative overflow-hidden sm:aspect-[2/1]">
          <Cover
            slug={post.slug}
            image={post.image}
            among={among}
            sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 5rem"
            className="h-full w-full max-sm:absolute max-sm:inset-0 transition-transform duration-500 ease-out-soft motion-safe:group-hover:scale-105"
          />
        </div>
      </SharedPicture>
      <div className="flex min-w-0 grow flex-col px-4 py-3 sm:p-6">
        <PostByline post={post} />
        <h3 className="text-lead leading-tight sm:text-card">{post.title}</h3>
        {post.description && <p className="mt-2 text-small text-muted max-sm:hidden">{post.description}</p>}
        <ReadMore post={post} hasTopic className="mt-auto sm:pt-4" />
      </div>
    </article>
  )
}

type ReadMoreProps = { post: PostSummary; hasTopic?: boolean; className: string }

export function ReadMore({ post, hasTopic, className }: ReadMoreProps) {
  return (
    <p className={`${hasTopic ? 'flex flex-wrap items-baseline justify-between gap-x-3 ' : ''}${className}`}>
      <Link
        href={`/blog/${post.slug}`}
        transitionTypes={['shared-picture', `post-${post.slug}`]}
        className={`${linkStyle('onward')} after:absolute after:inset-0`}
      >
        Read More<span className="sr-only">: {post.title}</span>
        <Icon name="arrow" />
      </Link>
      {hasTopic && <span className="text-small text-muted">{post.topic}</span>}
    </p>
  )
}
