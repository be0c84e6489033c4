import { pages } from './pages'

const page = pages.find(({ text }) => text.includes('{{figures_table}}'))

/** The name of a figure's place on the page that tells what is counted. */
export const placeOf = (name: string): string => `figure-${name}`

/**
 * Where a figure is told with what it counts, out of how many and by whom.
 *
 * @param name of its entry in `provider.yaml`
 * @returns the address; undefined where the provider has no such page
 */
export const addressOf = (name: string): string | undefined => page && `/${page.slug}#${placeOf(name)}`
