import { ContentError } from './fault'
import { type MenuEntry, type MenuPlace, menuFields, menuPlaces } from './kinds/menu'
import { readYaml } from './read'
import type { PageFile } from './read-pages'

export type Menu = Record<MenuPlace, MenuEntry[]> & { action?: MenuEntry }

/** Throws ContentError with each entry that leads nowhere or is repeated. */
export function readMenu(pages: readonly PageFile[], routes: readonly string[]): Menu {
  const menu = readYaml('menu.yaml', menuFields([...routes, ...pages.map(({ slug }) => slug)]))
  for (const { slug, file, fields } of pages) {
    if (!fields.menu) continue
    const to = `/${slug}`
    const places = fields.menu === 'more' ? menuPlaces : menuPlaces.filter((each) => each !== 'more')
    const place = places.find((each) => menu[each].some((entry) => entry.to === to))
    if (place) throw new ContentError([{ file, message: `menu: ${to} is already in menu.yaml (${place})` }])
    menu[fields.menu].push({ label: fields.label ?? fields.title, to })
  }
  return menu
}
