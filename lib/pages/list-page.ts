import { type ListPageFields, type ListPageName, listTitles } from '@/provider/kinds/list-page'
import { lists } from './pages'
import { pageNumberPlace } from './values'

type Words = Pick<ListPageFields, 'title' | 'lead' | 'list' | 'closing' | 'figures' | 'sections'> & {
  art: string
}

/** The provider's words, or the bare title; of later pages, with the number. */
export function wordsOf(name: ListPageName, page = 1): Words {
  const own = lists.find(({ slug }) => slug === name)?.fields
  const { title = listTitles[name], art = name, list, closing, figures = [], sections = [] } = own ?? {}
  const lead = page === 1 ? own?.lead : numbered(own?.later_lead ?? own?.lead, page)
  return { title, art, list, closing, figures, sections, lead }
}

/** The words of a past event, and those after a registration for a future one. */
export function eventWords() {
  const own = lists.find(({ slug }) => slug === 'events')?.fields
  return {
    past: own?.past ?? 'This event is over.',
    registered: own?.registered ?? 'We’ve received your registration.',
  }
}

/** Fills in `{{page}}`. */
export const numbered = (text: string | undefined, page: number) =>
  text?.replaceAll(pageNumberPlace, String(page))
