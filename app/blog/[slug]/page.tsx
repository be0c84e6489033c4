import type { Metadata } from 'next'
import { Cover } from '@/components/cover'
import { Gone } from '@/components/gone'
import { LoadError } from '@/components/load-error'
import { RichText } from '@/components/rich-text'
import { getPostCached } from '@/lib/api/posts'
import { formatDate } from '@/lib/dates'
import { settle } from '@/lib/settle'

export const ensureStatic = 'navigation'
export const instant = false

/** Posts are built when they are first asked for; Next wants one name all the same. */
export function generateStaticParams() {
  return [{ slug: 'built-on-request' }]
}

export async function generateMetadata({ params }: PageProps<'/blog/[slug]'>): Promise<Metadata> {
  const { slug } = await params
  const post = await settle(getPostCached(slug))
  if (!post) return { title: 'Blog', robots: { index: false } }
  return { title: `Blog | ${post.title}`, description: post.description }
}

export default async function PostPage({ params }: PageProps<'/blog/[slug]'>) {
  const { slug } = await params
  const answer = await settle(getPostCached(slug).then((post) => ({ post })))
  if (!answer) return <LoadError title="oops...Something went wrong getting the post!" />
  const { post } = answer
  if (!post) return <Gone />

  return (
    <article className="mx-auto max-w-page px-5 py-12 md:px-8 md:py-16">
      <header className="mx-auto max-w-measure">
        <h1 className="text-title">{post.title}</h1>
        <p className="mt-4 text-muted">
          {post.author && `By ${post.author}`}
          {post.author && post.created && ' · '}
          {post.created && formatDate(post.created)}
        </p>
      </header>
      <div className="my-10 aspect-[2/1] overflow-hidden rounded-card">
        <Cover
          slug={post.slug}
          image={post.image}
          sizes="(min-width: 75rem) 71rem, 100vw"
          isFirst
          className="h-full w-full"
        />
      </div>
      <div className="mx-auto max-w-measure">
        <RichText html={post.body} />
      </div>
    </article>
  )
}
