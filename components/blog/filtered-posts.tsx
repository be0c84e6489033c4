import type { Route } from 'next'
import { PageIntro } from '@/components/page/page-intro'
import { Band } from '@/components/ui/band'
import { FilterNote, Filters } from '@/components/ui/filters'
import { Link, linkStyle } from '@/components/ui/link'
import { ListNotice } from '@/components/ui/list-notice'
import { pageNumber } from '@/lib/api/list-pages'
import type { PostSummary } from '@/lib/api/posts'
import type { Query } from '@/lib/filter/filter'
import { filteredPosts } from '@/lib/filter/posts'
import { wordsOf } from '@/lib/pages/list-page'
import { PostCard } from './post-card'

const pageSize = 24

/** `all` is null when loading failed. */
export function FilteredPosts({ all, query }: { all: PostSummary[] | null; query: Query }) {
  const { title, lead, art } = wordsOf('blog')
  const { shown, groups, isUnknown, isFiltered } = filteredPosts(all ?? [], query)
  const last = Math.max(1, Math.ceil(shown.length / pageSize))
  const page = Math.min(last, pageNumber(String(query.page)) ?? 1)
  const posts = shown.slice((page - 1) * pageSize, page * pageSize)
  const slugs = posts.map(({ slug }) => slug)
  return (
    <>
      <PageIntro title={title} slug={art}>
        {lead && <p>{lead}</p>}
      </PageIntro>
      <Band tone="paper" id="posts" labelledBy="posts-heading">
        <h2 id="posts-heading" className="text-title">
          {topicOf(groups) ?? 'All posts'}
        </h2>
        <Filters label="Filter the posts" groups={groups} path="/blog" part="posts" />
        {all && (
          <FilterNote {...{ isUnknown, isFiltered }} shown={shown.length} all={all.length} what="posts" />
        )}
        {posts.length === 0 && <ListNotice failed={!all} what="posts" />}
        <ul className="mt-8 grid gap-6 empty:hidden sm:grid-cols-2 lg:grid-cols-3">
          {posts.map((post) => (
            <li key={post.slug}>
              <PostCard post={post} among={slugs} />
            </li>
          ))}
        </ul>
        <Pages page={page} last={last} topic={String([query.topic ?? ''].flat()[0])} />
      </Band>
    </>
  )
}

const topicOf = (groups: ReturnType<typeof filteredPosts>['groups']) =>
  groups.flatMap(({ options }) => options).find(({ isCurrent }) => isCurrent)?.label

function Pages({ page, last, topic }: { page: number; last: number; topic: string }) {
  const href = (to: number) => `/blog?${new URLSearchParams({ topic, page: String(to) })}#posts` as Route
  return (
    <p className="mt-8 flex justify-center gap-8 empty:hidden">
      {page > 1 && (
        <Link href={href(page - 1)} rel="nofollow" className={linkStyle('alone')}>
          Newer posts
        </Link>
      )}
      {page < last && (
        <Link href={href(page + 1)} rel="nofollow" className={linkStyle('alone')}>
          Older posts
        </Link>
      )}
    </p>
  )
}
