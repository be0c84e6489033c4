import { Filters } from '@/components/ui/filters'
import { valueIn } from '@/lib/api/answer'
import { listAllPosts } from '@/lib/api/content'
import { filteredPosts } from '@/lib/filter/posts'

/** The topics of all posts, as links; nothing where posts do not say what they are about. */
export async function PostFilters() {
  const { groups } = filteredPosts(valueIn(await listAllPosts()) ?? [], {})
  return <Filters label="Filter the posts" groups={groups} path="/blog" part="posts" />
}
