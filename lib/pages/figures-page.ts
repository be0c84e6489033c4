import { pages } from './pages'

const page = pages.find(({ text }) => text.includes('{{figures_table}}'))

export const placeOf = (name: string): string => `figure-${name}`

/** The address of a number on the page that explains all of them; undefined without such a page. */
export const addressOf = (name: string): string | undefined => page && `/${page.slug}#${placeOf(name)}`
