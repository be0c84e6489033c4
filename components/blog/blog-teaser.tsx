import type { SectionProps } from '@/components/page/headed-band'
import { Band, BandHeading } from '@/components/ui/band'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { ListNotice } from '@/components/ui/list-notice'
import { valueIn } from '@/lib/api/answer'
import { listLatestPosts, listRecentPosts } from '@/lib/api/content'
import { overLast } from './over-last'
import { PostTrio } from './post-trio'

/** The latest three posts, outdated ones last. */
export async function BlogTeaser({ id, tone, enter, heading, lead }: SectionProps<'posts'>) {
  const posts = await latest()
  return (
    <Band tone={tone} labelledBy={id} enter={enter}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3 md:mb-10 md:gap-6">
        <BandHeading id={id} title={heading} lead={lead} />
        <Link href="/blog" className={buttonStyle('outline')}>
          Explore more like this
        </Link>
      </div>
      {posts?.length ? <PostTrio posts={posts} /> : <ListNotice failed={!posts} what="posts" />}
    </Band>
  )
}

async function latest() {
  const posts = valueIn(await listLatestPosts())
  if (!posts?.some(({ isOver }) => isOver)) return posts
  return overLast(valueIn(await listRecentPosts()) ?? posts).slice(0, 3)
}
