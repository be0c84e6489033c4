import { listCareerPaths } from '@/lib/api/career-paths'
import { listEvents } from '@/lib/api/events'
import { listAllPosts, listPosts } from '@/lib/api/posts'
import { listAllResources, listResources } from '@/lib/api/resources'
import { laterPages } from './list-pages'

const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug)

/** What may follow the name of a section in an address, read from the upstream. Each throws UpstreamError. */
export const readAddresses = {
  careerpaths: async () => slugs(await listCareerPaths()),
  blog: async () => [...slugs(await listAllPosts()), ...laterPages(await listPosts(1))],
  resources: async () => [...slugs(await listAllResources()), ...laterPages(await listResources(1))],
  events: async () => slugs(await listEvents()),
}
