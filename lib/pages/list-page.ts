import { type ListPageFields, type ListPageName, listTitles } from '@/provider/kinds/list-page'
import { lists } from './pages'
import { pageNumberPlace } from './values'

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
  const { title = listTitles[name], art = name, list, closing, figures = [], sections = [] } = own ?? {}
  const lead = page === 1 ? own?.lead : numbered(own?.later_lead ?? own?.lead, page)
  return { title, art, list, closing, figures, sections, lead }
}

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
