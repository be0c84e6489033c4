import type { SectionProps } from '@/components/page/headed-band'
import { Onward } from '@/components/page/onward'
import { Band, BandHeading } from '@/components/ui/band'
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
      <BandHeading id={id} title={heading} lead={lead} />
      <div className="mt-4 md:mt-8">
        {posts?.length ? <PostTrio posts={posts} /> : <ListNotice failed={!posts} what="posts" />}
      </div>
      <Onward to="/blog" label="Explore more like this" className="mt-2 md:mt-4" />
    </Band>
  )
}

async function latest() {
  const posts = valueIn(await listLatestPosts())
  if (!posts?.some(({ isOver }) => isOver)) return posts
  return overLast(valueIn(await listRecentPosts()) ?? posts).slice(0, 3)
}
