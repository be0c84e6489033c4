import { PageIntro } from '@/components/page/page-intro'
import { Band } from '@/components/ui/band'
import { Filters } from '@/components/ui/filters'
import { Link, linkStyle } from '@/components/ui/link'
import { ListNotice } from '@/components/ui/list-notice'
import { MoreList } from '@/components/ui/more-list'
import { valueIn } from '@/lib/api/answer'
import type { Page } from '@/lib/api/client'
import { listAllPosts } from '@/lib/api/content'
import type { PostSummary } from '@/lib/api/posts'
import { filteredPosts } from '@/lib/filter/posts'
import { wordsOf } from '@/lib/pages/list-page'
import { loadPosts } from './load-posts'
import { overLast } from './over-last'
import { PostCard } from './post-card'
import { PostTrio } from './post-trio'

export function BlogList({ page, posts }: { page: number; posts: Page<PostSummary> | null }) {
  const items = overLast(posts?.items ?? [])
  const featured = page === 1 ? items.slice(0, 3) : []
  const rest = items.slice(featured.length)
  const { title, lead, art } = wordsOf('blog', page)
  const slugs = items.map(({ slug }) => slug)
  const isAll = featured.length > 0 && rest.length === 0 && !posts?.hasNext
  return (
    <>
      <PageIntro title={title} slug={art} className="pb-8 md:pt-11 md:pb-8">
        {lead && <p>{lead}</p>}
      </PageIntro>
      {featured.length > 0 && (
        <Band tone="white" id="posts" labelledBy="featured-heading">
          <div className="mb-8 md:-mt-8 md:mb-12">
            <PostFilters />
          </div>
          <h2 id="featured-heading" className="mb-5 text-title md:mb-10">
            Newest posts
          </h2>
          <PostTrio posts={featured} among={slugs} isFirst />
        </Band>
      )}
      {!isAll && (
        <Band tone="paper" id={featured.length > 0 ? undefined : 'posts'} labelledBy="posts-heading">
          <h2 id="posts-heading" className="mb-5 text-title max-md:pt-4 md:mb-10">
            {page > 1 ? `Posts, page ${page}` : featured.length > 0 ? 'Earlier posts' : 'All posts'}
          </h2>
          {posts?.items.length ? (
            <MoreList
              path="/blog/page"
              next={posts.hasNext ? page + 1 : null}
              keys={slugs}
              offset={featured.length}
              load={loadPosts}
              failed="Error fetching posts"
              className="grid gap-2.5 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3"
            >
              {rest.map((post) => (
                <li key={post.slug}>
                  <PostCard post={post} among={slugs} />
                </li>
              ))}
            </MoreList>
          ) : (
            <ListNotice failed={!posts} what="posts" />
          )}
          {page > 1 && (
            <p className="mt-6 text-center">
              <Link href={page === 2 ? '/blog' : `/blog/page/${page - 1}`} className={linkStyle('alone')}>
                Newer posts
              </Link>
            </p>
          )}
        </Band>
      )}
    </>
  )
}

/** Renders nothing when no post has a topic. */
async function PostFilters() {
  const { groups } = filteredPosts(valueIn(await listAllPosts()) ?? [], {})
  return <Filters label="Filter the posts" groups={groups} path="/blog" part="posts" />
}
