import { type ListPageName, listTitles } from '@/provider/kinds/list-page'
import { lists } from './pages'
import { pageNumberPlace } from './values'

/** The provider's words for a list. From page 2 on, `later_lead` replaces `lead`, the text below the title. */
export function wordsOf(name: ListPageName, page = 1) {
  const own = lists.find(({ slug }) => slug === name)?.fields
  const { title = listTitles[name], art = name, list, closing, figures = [], sections = [] } = own ?? {}
  const lead = page === 1 ? own?.lead : numbered(own?.later_lead ?? own?.lead, page)
  return { title, art, list, closing, figures, sections, lead }
}

/** Three texts of an event's page: one above the form, one for a past event, and one after a registration. */
export function eventWords() {
  const own = lists.find(({ slug }) => slug === 'events')?.fields
  return {
    register: own?.register ?? '',
    past: own?.past ?? 'This event is over.',
    registered: own?.registered ?? 'We’ve received your registration.',
  }
}

/** Fills in `{{page}}`. */
export const numbered = (text: string | undefined, page: number) =>
  text?.replaceAll(pageNumberPlace, String(page))
