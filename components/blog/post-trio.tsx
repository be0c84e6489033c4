import { Cover } from '@/components/art/cover'
import { SharedPicture } from '@/components/art/shared-picture'
import { surface } from '@/components/ui/surface'
import type { PostSummary } from '@/lib/api/posts'
import { PostCard, PostHead, ReadMore } from './post-card'

type Props = {
  posts: PostSummary[]
  isFirst?: boolean
  /** Slugs of the posts on the page. */
  among?: readonly string[]
}

/** The first post large, the next two small beside it. Unless `isFirst`, a phone shows one small post. */
export function PostTrio({ posts, isFirst = false, among = posts.map(({ slug }) => slug) }: Props) {
  const [main, ...small] = posts
  if (!main) return null
  return (
    <div className="grid gap-2.5 sm:gap-6 lg:grid-cols-12">
      <article className={`group relative flex flex-col overflow-hidden lg:col-span-7 ${surface('forest')}`}>
        <SharedPicture name={`post-${main.slug}`}>
          <div className="relative min-h-34 grow overflow-hidden sm:min-h-56">
            <Cover
              slug={main.slug}
              image={main.image}
              isFirst={isFirst}
              among={among}
              sizes="(min-width: 64rem) 44rem, 100vw"
              className="absolute inset-0 h-full w-full"
            />
          </div>
        </SharedPicture>
        <div className="px-5 py-4 sm:p-8">
          <PostHead post={main} hasTopic={isFirst} className="max-w-[22ch] text-heading" />
          {main.description && (
            <p className={`mt-2 max-w-[34rem] text-muted sm:mt-3 ${isFirst ? '' : 'max-sm:hidden'}`}>
              {main.description}
            </p>
          )}
          <ReadMore post={main} className="mt-1 sm:mt-3" />
        </div>
      </article>
      <ul className="grid gap-2.5 sm:auto-rows-fr sm:grid-cols-2 sm:gap-6 lg:col-span-5 lg:grid-cols-1">
        {small.map((post) => (
          <li key={post.slug} className={isFirst ? '' : 'max-sm:not-first:hidden'}>
            <PostCard isSmall post={post} among={among} hasTopic={isFirst} />
          </li>
        ))}
      </ul>
    </div>
  )
}
