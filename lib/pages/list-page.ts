import { type ListPageFields, type ListPageName, listPages } from '@/provider/kinds/list-page'
import { lists } from './pages'
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

/** What is said of an event that is over, and to who has registered for one that is to come. */
export function eventWords() {
  const own = lists.find(({ slug }) => slug === 'events')?.fields
  return {
    past: own?.past ?? 'This event is over.',
    registered: own?.registered ?? 'Your registration has arrived.',
  }
}

/**
 * A text of a list with the number of its page.
 *
 * @param text with `{{page}}` where the number stands
 */
export const numbered = (text: string | undefined, page: number) =>
  text?.replaceAll(pageNumberPlace, String(page))
