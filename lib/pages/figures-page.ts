import { pages } from './pages'

const page = pages.find(({ text }) => text.includes('{{figures_table}}'))

export const placeOf = (name: string): string => `figure-${name}`

/** The figure's place on the page that explains it; undefined without such a page. */
export const addressOf = (name: string): string | undefined => page && `/${page.slug}#${placeOf(name)}`
