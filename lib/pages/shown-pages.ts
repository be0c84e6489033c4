import { cacheLife, cacheTag } from 'next/cache'
import { pathOf } from '@/lib/address/path-of'
import { findPaths } from '@/lib/finder/find-paths'
import { currentPreview } from '@/lib/preview/current-preview'
import { now } from '@/lib/time/now'
import { unpublished } from '@/provider/publication'
import { type Page, pages } from './pages'

/** A page, and where it is not public, why (provider/publication.ts). */
export type ShownPage = Page & { unpublished?: string }

/** The provider's own pages that everybody may see, by name; in development, all of them. */
export async function shownPages(): Promise<ShownPage[]> {
  const isShown = ({ unpublished }: ShownPage) => !unpublished || process.env.NODE_ENV === 'development'
  return (await allPages()).filter(isShown)
}

/** One of them; to whoever previews it, also a draft. */
export async function shownPage(slug: string): Promise<ShownPage | undefined> {
  const all = (await currentPreview(`/${slug}`)) ? await allPages() : await shownPages()
  return all.find((page) => page.slug === slug)
}

/** The addresses of those that nobody may see yet, and of the path finder where it has nothing to ask or to find. */
export async function hiddenAddresses(): Promise<string[]> {
  const [shown, found] = await Promise.all([shownPages(), findPaths()])
  const hidden = pages.filter(({ slug }) => !shown.some((page) => page.slug === slug))
  return [...hidden.map(({ slug }) => `/${slug}`), ...(found ? [] : ['/find-your-path'])]
}

/**
 * What leads to a page that is shown.
 *
 * @param entries links, as of a menu
 */
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

// Why a page is not public, for those that are not. The hook is called as this changes (lib/publishing/publish-when-due.ts).
async function reasonsNow(): Promise<Record<string, string | null>> {
  'use cache'
  cacheTag('pages')
  cacheLife({ stale: 300, revalidate: 15 * 60, expire: 365 * 24 * 60 * 60 })
  return Object.fromEntries(pages.map(({ slug, fields }) => [slug, unpublished(fields, now())]))
}
