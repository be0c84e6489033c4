import { cacheLife, cacheTag } from 'next/cache'
import { pathOf } from '@/lib/address/path-of'
import { findPaths } from '@/lib/finder/find-paths'
import { currentPreview } from '@/lib/preview/current-preview'
import { now } from '@/lib/time/now'
import { unpublished } from '@/provider/publication'
import { type Page, pages } from './pages'

/** `unpublished` is the reason why visitors do not see the page (provider/publication.ts). */
export type ShownPage = Page & { unpublished?: string }

/** The public pages, sorted by file name; in development, all pages. */
export async function shownPages(): Promise<ShownPage[]> {
  const isShown = ({ unpublished }: ShownPage) => !unpublished || process.env.NODE_ENV === 'development'
  return (await allPages()).filter(isShown)
}

/** Finds an unpublished page, too, when the visitor has its preview. */
export async function shownPage(slug: string): Promise<ShownPage | undefined> {
  const all = (await currentPreview(`/${slug}`)) ? await allPages() : await shownPages()
  return all.find((page) => page.slug === slug)
}

/** The addresses of unpublished pages, and the path finder's when it has no questions or no paths. */
export async function hiddenAddresses(): Promise<string[]> {
  const [shown, found] = await Promise.all([shownPages(), findPaths()])
  const hidden = pages.filter(({ slug }) => !shown.some((page) => page.slug === slug))
  return [...hidden.map(({ slug }) => `/${slug}`), ...(found ? [] : ['/find-your-path'])]
}

/** Drops links to hidden pages. */
export async function shownEntries<Entry extends { to: string }>(
  entries: readonly Entry[],
): Promise<Entry[]> {
  const hidden = await hiddenAddresses()
  return entries.filter(({ to }) => !hidden.includes(pathOf(to)))
}

async function allPages(): Promise<ShownPage[]> {
  const reasons = await reasonsNow()
  return pages.map((page) => {
    const reason = reasons[page.slug]
    return reason ? { ...page, unpublished: reason } : page
  })
}

// Why each unpublished page is hidden. lib/publishing/publish-when-due.ts revalidates them when a page is due.
async function reasonsNow(): Promise<Record<string, string | null>> {
  'use cache'
  cacheTag('pages')
  cacheLife({ stale: 300, revalidate: 15 * 60, expire: 365 * 24 * 60 * 60 })
  return Object.fromEntries(pages.map(({ slug, fields }) => [slug, unpublished(fields, now())]))
}
