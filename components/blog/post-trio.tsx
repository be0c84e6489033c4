import { Cover } from '@/components/art/cover'
import { SharedPicture } from '@/components/art/shared-picture'
import { surface } from '@/components/ui/surface'
import type { PostSummary } from '@/lib/api/posts'
import { PostHead, ReadMore } from './post-card'

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
            <SmallPost post={post} among={among} hasTopic={isFirst} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type SmallProps = { post: PostSummary; among: readonly string[]; hasTopic: boolean }

export function SmallPost({ post, among, hasTopic }: SmallProps) {
  return (
    <article
      className={`group relative grid h-full grid-cols-[4.5rem_1fr] overflow-hidden sm:grid-cols-1 sm:grid-rows-[auto_1fr] xl:grid-cols-[3fr_5fr] xl:grid-rows-1 ${surface('sunken')}`}
    >
      <SharedPicture name={`post-${post.slug}`}>
        <div className="path-picture lg:max-xl:aspect-[3/1] xl:aspect-auto">
          <Cover
            slug={post.slug}
            image={post.image}
            among={among}
            sizes="(min-width: 80rem) 14rem, (min-width: 40rem) 50vw, 5rem"
            className="h-full w-full xl:absolute xl:inset-0"
          />
        </div>
      </SharedPicture>
      <div className="flex min-w-0 flex-col px-3 py-2.5 sm:p-6">
        <PostHead post={post} hasTopic={hasTopic} />
        <ReadMore post={post} className="mt-auto sm:pt-3" />
      </div>
    </article>
  )
}
