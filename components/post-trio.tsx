import type { PostSummary } from '@/lib/api/posts'
import { Cover } from './cover'
import { PostByline, ReadMore } from './post-card'

/** Three posts: the first large, the next two small beside it. */
export function PostTrio({ posts, isFirst = false }: { posts: PostSummary[]; isFirst?: boolean }) {
  const [main, ...small] = posts
  if (!main) return null
  return (
    <div className="grid gap-6 lg:grid-cols-12">
      <article className="group on-forest relative isolate flex min-h-[26rem] flex-col justify-end overflow-hidden rounded-card bg-forest text-white lg:col-span-7">
        <Cover
          slug={main.slug}
          image={main.image}
          sizes="(min-width: 64rem) 44rem, 100vw"
          isFirst={isFirst}
          className="absolute inset-0 -z-10 h-full w-full transition-transform duration-700 ease-out-soft motion-safe:group-hover:scale-103"
        />
        <div className="absolute inset-0 -z-10 bg-linear-to-t from-forest from-30% via-forest/70 to-transparent" />
        <div className="p-6 sm:p-8">
          <PostByline post={main} />
          <h3 className="mt-2 max-w-[22ch] text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)] leading-[1.1]">
            {main.title}
          </h3>
          {main.description && <p className="mt-3 max-w-[34rem] text-forest-text">{main.description}</p>}
          <p className="mt-3">
            <ReadMore post={main} />
          </p>
        </div>
      </article>
      <ul className="grid gap-6 sm:grid-cols-2 lg:col-span-5 lg:grid-cols-1">
        {small.map((post) => (
          <li key={post.slug}>
            <SmallPost post={post} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function SmallPost({ post }: { post: PostSummary }) {
  return (
    <article className="group relative grid h-full overflow-hidden rounded-card bg-white shadow-raised lg:grid-cols-[2fr_3fr]">
      <div className="aspect-[2/1] overflow-hidden lg:aspect-auto">
        <Cover
          slug={post.slug}
          image={post.image}
          sizes="(min-width: 64rem) 14rem, 50vw"
          className="h-full w-full"
        />
      </div>
      <div className="flex flex-col p-6">
        <PostByline post={post} />
        <h3 className="mt-2 text-card">{post.title}</h3>
        <p className="mt-auto pt-3">
          <ReadMore post={post} className="text-brand" />
        </p>
      </div>
    </article>
  )
}
