import { Cover } from '@/components/art/cover'
import { SharedPicture } from '@/components/art/shared-picture'
import { DraftBadge } from '@/components/ui/draft-badge'
import { Icon } from '@/components/ui/icon'
import { Link, linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import type { PostSummary } from '@/lib/api/posts'
import { formatDate } from '@/lib/time/dates'

type HeadProps = { post: PostSummary; hasTopic?: boolean; className?: string }

/** The topic, reading time, title, author and date, with a mark for a past event and for a draft. */
export function PostHead({ post, hasTopic, className = 'text-lead leading-tight sm:text-card' }: HeadProps) {
  const parts = [
    post.isOver && 'Past event',
    post.author,
    post.created && formatDate(post.created).replaceAll(' ', '\u00a0'),
  ].filter(Boolean)
  const above = [post.topic, post.minutes && `${post.minutes}\u00a0min`].filter(Boolean)
  return (
    <>
      <DraftBadge unpublished={post.unpublished} />
      {hasTopic && (
        <p className="mb-1 text-small font-semibold text-accent empty:hidden">{above.join(' · ')}</p>
      )}
      <h3 className={className}>{post.title}</h3>
      {parts.length > 0 && <p className="mt-1.5 text-small text-muted">{parts.join('\u00a0· ')}</p>}
    </>
  )
}

const large = {
  card: `sm:flex sm:flex-col ${surface('raised')}`,
  picture: '',
  cover: 'transition-transform duration-500 ease-out-soft motion-safe:group-hover:scale-105',
  sizes: '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 5rem',
}

const small = {
  card: `sm:grid-cols-1 sm:grid-rows-[auto_1fr] xl:grid-cols-[3fr_5fr] xl:grid-rows-1 ${surface('sunken')}`,
  picture: 'lg:max-xl:aspect-[3/1] xl:aspect-auto',
  cover: 'xl:absolute xl:inset-0',
  sizes: '(min-width: 80rem) 14rem, (min-width: 40rem) 50vw, 5rem',
}

type Props = HeadProps & { among?: readonly string[]; isSmall?: boolean }

/** A small card has no description. */
export function PostCard({ post, among, hasTopic = true, isSmall }: Props) {
  const { card, picture, cover, sizes } = isSmall ? small : large
  return (
    <article className={`group relative grid h-full grid-cols-[4.5rem_1fr] overflow-hidden ${card}`}>
      <SharedPicture name={`post-${post.slug}`}>
        <div className={`path-picture ${picture}`}>
          <Cover
            slug={post.slug}
            image={post.image}
            {...{ among, sizes }}
            className={`h-full w-full ${cover}`}
          />
        </div>
      </SharedPicture>
      <div className="flex min-w-0 grow flex-col px-3 py-2.5 sm:p-6">
        <PostHead post={post} hasTopic={hasTopic} />
        {!isSmall && post.description && (
          <p className="mt-2 text-muted max-sm:text-small">{post.description}</p>
        )}
        <ReadMore post={post} className={`mt-auto ${isSmall ? 'sm:pt-3' : 'sm:pt-2'}`} />
      </div>
    </article>
  )
}

export function ReadMore({ post, className }: { post: PostSummary; className: string }) {
  return (
    <p className={className}>
      <Link
        href={`/blog/${post.slug}`}
        transitionTypes={['shared-picture', `post-${post.slug}`]}
        className={`${linkStyle('onward')} after:absolute after:inset-0`}
      >
        Read More<span className="sr-only">: {post.title}</span>
        <Icon name="arrow" />
      </Link>
    </p>
  )
}
