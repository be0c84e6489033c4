import { absoluteUrl } from '@/lib/address/absolute-url'
import { valueIn } from '@/lib/api/answer'
import {
  listAllPosts,
  listAllResources,
  listCareerPaths,
  listEvents,
  listPosts,
  listResources,
} from '@/lib/api/content'
import { laterPages } from '@/lib/api/list-pages'
import { findPaths } from '@/lib/finder/find-paths'
import { hasQuestions } from '@/lib/pages/questions'
import { shownPages } from '@/lib/pages/shown-pages'
import { pathsOf } from '@/lib/routes'
import { isoDate } from '@/lib/time/dates'
import { kinds, type PagedKind, pagedKinds } from '@/provider/kinds'

/** A whole address, and its day of change. */
export type SitemapEntry = { url: string; lastModified?: string }

type ListedRecord = {
  /** Null while they cannot be read. */
  items: { slug: string; created?: string | null }[] | null
  /** The addresses of the list's pages, which change with its newest item. */
  pages?: string[]
}

const lists: Record<PagedKind, () => Promise<ListedRecord>> = {
  'career-paths': async () => ({ items: valueIn(await listCareerPaths()) }),
  posts: async () => {
    const [all, first] = await Promise.all([listAllPosts(), listPosts(1)])
    return { items: valueIn(all), pages: ['', ...laterPages(valueIn(first))] }
  },
  resources: async () => {
    const [all, first] = await Promise.all([listAllResources(), listResources(1)])
    return { items: valueIn(all), pages: ['', ...laterPages(valueIn(first))] }
  },
  events: async () => ({ items: valueIn(await listEvents()) }),
}

/** Omits lists that cannot be read now. An entry has `lastModified` only when its content states the day. */
export async function sitemapEntries(): Promise<SitemapEntry[]> {
  const [found, ...sections] = await Promise.all([findPaths(), ...pagedKinds.map(sectionOf)])
  const has = { finder: !!found, questions: hasQuestions }
  const inSections = sections.flat()
  const fixed = pathsOf(({ isIndexed, needs }) => isIndexed && (!needs || has[needs])).map((path) =>
    entry(path),
  )
  return [
    ...fixed.filter(({ url }) => inSections.every((entry) => entry.url !== url)),
    ...(await shownPages()).map(({ slug, fields }) => entry(`/${slug}`, fields.updated)),
    ...inSections,
  ]
}

// A list and its later pages change with its newest item.
async function sectionOf(kind: PagedKind): Promise<SitemapEntry[]> {
  const { items, pages = [] } = await lists[kind]()
  const section = `/${kinds[kind].section}`
  const own = (items ?? []).map(({ slug, created }) => entry(`${section}/${slug}`, isoDate(created ?? null)))
  const newest = own.flatMap(({ lastModified }) => lastModified ?? []).sort()
  return [...pages.map((page) => entry(page ? `${section}/${page}` : section, newest.at(-1))), ...own]
}

function entry(path: string, day?: string | null): SitemapEntry {
  return { url: absoluteUrl(path), ...(day && { lastModified: day }) }
}
