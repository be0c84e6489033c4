import { itemOf, valueIn } from '@/lib/api/answer'
import { getPublicPost, listAllResources, listCareerPaths, listEvents } from '@/lib/api/content'
import { findPaths } from '@/lib/finder/find-paths'
import { hasQuestions } from '@/lib/pages/questions'
import { shownPages } from '@/lib/pages/shown-pages'
import { routes } from '@/lib/routes'
import type { kinds, PagedKind } from '@/provider/kinds'
import { isListPage, listTitles } from '@/provider/kinds/list-page'

/**
 * The link to an address; `section` is its first part, or `pages` for an address of one part. Undefined for
 * anything that is not public.
 */
export async function namedAt(
  section: string,
  slug: string,
): Promise<{ path: string; title: string } | undefined> {
  const title = Object.hasOwn(titles, section) ? await titles[section as Section](slug) : undefined
  return title ? { title, path: section === 'pages' ? `/${slug}` : `/${section}/${slug}` } : undefined
}

type Section = (typeof kinds)[PagedKind]['section'] | 'pages'

const titles: Record<Section, (slug: string) => Promise<string | undefined>> = {
  careerpaths: async (slug) => valueIn(itemOf(await listCareerPaths(), slug))?.careerName,
  blog: async (slug) => valueIn(await getPublicPost(slug))?.title,
  resources: async (slug) => valueIn(itemOf(await listAllResources(), slug))?.title,
  events: async (slug) => valueIn(itemOf(await listEvents(), slug))?.title,
  pages: async (slug) => {
    if (isListPage(slug) && (slug !== 'questions' || hasQuestions)) return listTitles[slug]
    const route = routes[`/${slug}`]
    if (route?.title) return route.title
    if (slug === 'find-your-path') return (await findPaths())?.finder.title
    return (await shownPages()).find((page) => page.slug === slug)?.fields.title
  },
}
