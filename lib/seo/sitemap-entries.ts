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

type Entry = { path: string; lastModified?: string }

/** A page by its whole address, and the day on which it changed. */
export type SitemapEntry = { url: string; lastModified?: string }

// Their lists have a day of change.
const dated = ['/blog', '/resources']

/**
 * Every page that may be indexed, once. A day of change stands only where somebody keeps one.
 *
 * @returns whole addresses; what cannot be read just now is left out
 */
export async function sitemapEntries(): Promise<SitemapEntry[]> {
  const [found, ...sections] = await Promise.all([findPaths(), careerPaths(), posts(), resources(), events()])
  const has = { finder: !!found, questions: hasQuestions }
  const fixed = pathsOf(({ isIndexed, needs }) => isIndexed && (!needs || has[needs]))
  const entries: Entry[] = [
    ...fixed.filter((path) => !dated.includes(path)).map((path) => ({ path })),
    ...(await shownPages()).map(({ slug, fields }) => entry(`/${slug}`, fields.updated)),
    ...sections.flat(),
  ]
  return entries.map(({ path, lastModified }) => ({ url: absoluteUrl(path), lastModified }))
}

async function careerPaths(): Promise<Entry[]> {
  return (valueIn(await listCareerPaths()) ?? []).map(({ slug }) => ({
    path: `/careerpaths/${slug}`,
  }))
}

async function posts(): Promise<Entry[]> {
  const [all, first] = await Promise.all([listAllPosts(), listPosts(1)])
  return section('/blog', valueIn(all) ?? [], laterPages(valueIn(first)))
}

async function resources(): Promise<Entry[]> {
  const [all, first] = await Promise.all([listAllResources(), listResources(1)])
  return section('/resources', valueIn(all) ?? [], laterPages(valueIn(first)))
}

async function events(): Promise<Entry[]> {
  return (valueIn(await listEvents()) ?? []).map(({ slug }) => ({ path: `/events/${slug}` }))
}

// A list changes whenever something new stands at its head, and so do its later pages.
function section(path: string, items: { slug: string; created: string | null }[], later: string[]): Entry[] {
  const dated = items.map(({ slug, created }) => entry(`${path}/${slug}`, isoDate(created)))
  const newest = dated.flatMap(({ lastModified }) => lastModified ?? []).sort()
  const lists = [path, ...later.map((page) => `${path}/${page}`)]
  return [...lists.map((list) => entry(list, newest.at(-1))), ...dated]
}

function entry(path: string, day: string | null | undefined): Entry {
  return day ? { path, lastModified: day } : { path }
}
