import type { Metadata } from 'next'
import { Cover } from '@/components/art/cover'
import { Portrait } from '@/components/art/portrait'
import { SharedPicture } from '@/components/art/shared-picture'
import { CopyCode } from '@/components/blog/copy-code'
import { RelatedPosts } from '@/components/blog/related-posts'
import { Breadcrumb } from '@/components/page/breadcrumb'
import { Gone } from '@/components/page/gone'
import { LoadError } from '@/components/page/load-error'
import { PreviewBar } from '@/components/page/preview-bar'
import { StructuredData } from '@/components/page/structured-data'
import { Contents } from '@/components/ui/contents'
import { Notice } from '@/components/ui/notice'
import { RichText } from '@/components/ui/rich-text'
import { slugParams, valueIn } from '@/lib/api/answer'
import { getPost, listRecentPosts } from '@/lib/api/content'
import { builtPosts } from '@/lib/api/posts'
import { summary } from '@/lib/html/text'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { postData } from '@/lib/seo/post-data'
import { formatDate, isoDate } from '@/lib/time/dates'
import { tutorNamed } from '@/provider/facts/tutors'

export const ensureStatic = 'navigation'
export const instant = false

/** Prerenders the newest posts. Next needs at least one slug, even when the upstream is down. */
export async function generateStaticParams() {
  return slugParams(await listRecentPosts(), builtPosts)
}

export async function generateMetadata({ params }: PageProps<'/blog/[slug]'>): Promise<Metadata> {
  const { slug } = await params
  const post = valueIn(await getPost(slug))
  if (!post) return { title: 'Blog', robots: { index: false } }
  return pageMetadata({
    path: `/blog/${slug}`,
    picture: `/blog/${slug}/picture.png`,
    title: `Blog | ${post.title}`,
    description: summary(post.description),
    article: { author: post.author, published: isoDate(post.created) },
  })
}

export default async function PostPage({ params }: PageProps<'/blog/[slug]'>) {
  const { slug } = await params
  const answer = await getPost(slug)
  if (answer.state === 'away') return <LoadError title="oops...Something went wrong getting the post!" />
  if (answer.state === 'missing') return <Gone />
  const post = answer.value
  // No-break spaces hold the date on one line, and the reading time on one line.
  const when = [post.created && formatDate(post.created), `${post.minutes} min read`].flatMap((part) =>
    part ? part.replaceAll(' ', '\u00a0') : [],
  )
  const start = { id: `${slug}-start`, text: 'Introduction' }
  const headings = post.body.headings.filter(({ level }) => level === 2)
  const contents = /^\s*<h2/.test(post.body.html) ? headings : [start, ...headings]

  return (
    <>
      <PreviewBar page={`/blog/${slug}`} unpublished={post.unpublished} />
      <StructuredData data={postData(post)} />
      <article>
        <header className="on-forest bg-forest text-white">
          <div className="mx-auto grid max-w-page gap-x-10 gap-y-5 px-5 pt-2 pb-5 md:px-8 md:py-10 lg:grid-cols-12 lg:items-center">
            <div className="beside-picture lg:col-span-7">
              <Breadcrumb parent={{ name: 'Blog', path: '/blog' }} name={post.title} path={`/blog/${slug}`} />
              <h1 className="text-title">{post.title}</h1>
              <p className="mt-3 text-lead text-muted md:mt-5">
                {post.author && (
                  <>
                    <span className="max-sm:block">By {post.author}</span>
                    <span className="max-sm:hidden">{'\u00a0· '}</span>
                  </>
                )}
                {when.join('\u00a0· ')}
              </p>
            </div>
            <SharedPicture name={`post-${post.slug}`}>
              <div className="aspect-[3/1] overflow-hidden rounded-card lg:col-span-5 lg:aspect-[2/1]">
                <Cover
                  slug={post.slug}
                  image={post.image}
                  sizes="(min-width: 64rem) 30rem, 100vw"
                  isFirst
                  className="h-full w-full"
                />
              </div>
            </SharedPicture>
          </div>
        </header>
        <div className="mx-auto grid max-w-page gap-x-6 gap-y-6 px-5 py-6 md:px-8 md:py-14 lg:grid-cols-12">
          <div className="max-lg:empty:hidden lg:col-span-4">
            {headings.length > 1 && <Contents title="In this post" entries={contents} />}
          </div>
          <div id={start.id} className="min-w-0 lg:col-span-7 lg:col-start-6">
            {post.isOver && (
              <div className="mb-8">
                <Notice title="This event is over.">
                  We’ve kept the post for what you can learn from it.
                </Notice>
              </div>
            )}
            <RichText html={post.body.html} />
            {post.body.html.includes('<pre') && <CopyCode />}
            <AboutTutor name={post.author} />
          </div>
        </div>
      </article>
      <RelatedPosts post={post} />
    </>
  )
}

/** Renders nothing for a name that is not a tutor's. */
function AboutTutor({ name }: { name: string | null }) {
  const tutor = tutorNamed(name)
  if (!tutor) return null
  return (
    <section aria-labelledby="tutor-heading" className="mt-10 flex items-center gap-5">
      <Portrait tutor={tutor} isSilent sizes="6rem" className="w-24 shrink-0" />
      <div>
        <h2 id="tutor-heading" className="text-lead leading-tight">
          {name}
        </h2>
        <p className="font-semibold text-brand">{tutor.teaches}</p>
        <p className="mt-1">{tutor.practice}</p>
      </div>
    </section>
  )
}
