import type { Metadata } from 'next'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { type ListPageFields, type ListPageName, listPages } from '@/provider/kinds/list-page'
import { lists } from './pages'
import { site } from './site'
import { pageNumberPlace } from './values'

export { listPages }

const titles: Record<ListPageName, string> = {
  careerpaths: 'Career paths',
  blog: 'Blog',
  resources: 'Resources',
  events: 'Events',
  testimonies: 'Testimonies',
  'contact-us': 'Contact Us',
  questions: 'Questions and answers',
}

type Words = Pick<ListPageFields, 'title' | 'lead' | 'list' | 'closing' | 'figures' | 'sections'> & {
  art: string
}

/**
 * The words of one of the site's lists: the provider's, or its bare title.
 *
 * @param name of the page
 * @param page the number of a later page
 */
export function wordsOf(name: ListPageName, page = 1): Words {
  const own = lists.find(({ slug }) => slug === name)?.fields
  const { title = titles[name], art = name, list, closing, figures = [], sections = [] } = own ?? {}
  const lead = page === 1 ? own?.lead : numbered(own?.later_lead ?? own?.lead, page)
  return { title, art, list, closing, figures, sections, lead }
}

/**
 * What one of the site's lists is called in the middle of other things, where "Stories & More" would say little.
 *
 * @param name of the page
 */
export const titleOfList = (name: ListPageName): string => titles[name]

/**
 * What search engines read of one of the site's lists.
 *
 * @param name of the page
 * @param page the number of a later page
 */
export function listMetadata(name: ListPageName, page = 1): Metadata {
  const own = lists.find(({ slug }) => slug === name)?.fields
  if (page > 1)
    return pageMetadata({
      path: `/${name}/page/${page}`,
      title: `${titles[name]}, page ${page} | ${site.name}`,
      description: numbered(own?.later_description, page) ?? `Page ${page}. ${site.description}`,
    })
  return pageMetadata({
    path: `/${name}`,
    title: own?.meta_title ?? `${own?.title ?? titles[name]} | ${site.name}`,
    description: own?.meta_description ?? site.description,
  })
}

/** What is said of an event that is over, and to who has registered for one that is to come. */
export function eventWords() {
  const own = lists.find(({ slug }) => slug === 'events')?.fields
  return {
    past: own?.past ?? 'This event is over.',
    registered: own?.registered ?? 'Your registration has arrived.',
  }
}

const numbered = (text: string | undefined, page: number) => text?.replaceAll(pageNumberPlace, String(page))
