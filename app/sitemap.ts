import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/address/absolute-url'
import { laterPages } from '@/lib/address/list-pages'
import { listCareerPathsCached } from '@/lib/api/career-paths'
import { listEventsCached } from '@/lib/api/events'
import { listAllPostsCached, listPostsCached } from '@/lib/api/posts'
import { listAllResourcesCached, listResourcesCached } from '@/lib/api/resources'
import { settleInBuild } from '@/lib/api/settle'
import { changed } from '@/lib/seo/changed'
import { isoDate } from '@/lib/time/dates'

type Entry = { path: string; lastModified?: string }

const others = ['/', '/about-us', '/contact-us', '/testimonies', '/advisory', '/careerpaths', '/events']

/** Every page that may be indexed, once. A day of change stands only where somebody keeps one. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const sections = await Promise.all([careerPaths(), posts(), resources(), events()])
  const entries: Entry[] = [
    ...others.map((path) => ({ path })),
    ...Object.entries(changed).map(([path, lastModified]) => ({ path, lastModified })),
    ...sections.flat(),
  ]
  return entries.map(({ path, lastModified }) => ({ url: absoluteUrl(path), lastModified }))
}

async function careerPaths(): Promise<Entry[]> {
  return ((await settleInBuild(listCareerPathsCached())) ?? []).map(({ slug }) => ({
    path: `/careerpaths/${slug}`,
  }))
}

async function posts(): Promise<Entry[]> {
  const [all, first] = await Promise.all([
    settleInBuild(listAllPostsCached()),
    settleInBuild(listPostsCached(1)),
  ])
  return section('/blog', all ?? [], laterPages(first))
}

async function resources(): Promise<Entry[]> {
  const [all, first] = await Promise.all([
    settleInBuild(listAllResourcesCached()),
    settleInBuild(listResourcesCached(1)),
  ])
  return section('/resources', all ?? [], laterPages(first))
}

async function events(): Promise<Entry[]> {
  return ((await settleInBuild(listEventsCached())) ?? []).map(({ slug }) => ({ path: `/events/${slug}` }))
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
