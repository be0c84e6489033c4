import type { PostSummary } from '@/lib/api/posts'
import { type Field, filtered, named, type Query } from './filter'
import type { postFilters } from './names'

const fields: (Field<PostSummary> & { name: (typeof postFilters)[number] })[] = [
  { name: 'topic', label: 'Topic', of: ({ topic }) => named(topic) },
]

export const filteredPosts = (posts: readonly PostSummary[], query: Query) => filtered(posts, fields, query)
