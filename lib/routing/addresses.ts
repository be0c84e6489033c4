import { careerPathList, fetchCareerPath } from '@/lib/api/career-paths'
import { eventList } from '@/lib/api/events'
import { laterPages, pageNumber } from '@/lib/api/list-pages'
import { allPosts, fetchPost, fetchPosts, postPage } from '@/lib/api/posts'
import { allResources, resourcePage } from '@/lib/api/resources'
import { type Existence, knownAddresses, type Section } from './known-addresses'
import { nearestName } from './nearest-name'

const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug)

/** For each section, `list` reads all its addresses, and `ask` requests a single one from the upstream. */
export const sections = {
  careerpaths: {
    list: async (get) => slugs(await get(careerPathList)),
    ask: async (slug) => (await fetchCareerPath(slug)) !== null,
  },
  blog: {
    list: async (get) => [...slugs(await get(allPosts)), ...laterPages(await get(postPage(1)))],
    ask: async (address) => {
      const page = address.startsWith('page/') ? pageNumber(address.slice('page/'.length)) : null
      return (page === null ? await fetchPost(address) : await fetchPosts(page)) !== null
    },
  },
  // The upstream contract has no call for a single resource.
  resources: {
    list: async (get) => [...slugs(await get(allResources)), ...laterPages(await get(resourcePage(1)))],
  },
  events: { list: async (get) => slugs(await get(eventList)) },
} satisfies Record<string, Section>

const lookUps = new Map(
  Object.entries<Section>(sections).map(([name, section]) => [name, knownAddresses(section)]),
)

/** Undefined for a section that `sections` does not list. `address` is a slug or `page/2`. */
export async function lookUp(section: string, address: string): Promise<Existence | undefined> {
  return await lookUps.get(section)?.(address)
}

/** A known address that differs by a few letters; undefined if no address is near. */
export async function nearestTo(section: string, address: string): Promise<string | undefined> {
  const known = await lookUps.get(section)?.known()
  return known && nearestName(address, known)
}
