import { foreignFilm } from '@/provider/facts/film'
import { readHome } from '@/provider/read-home'
import { values } from './values'

export const home = readHome(values)

export const homeArt = home.sections.find((each) => each.section === 'hero')?.art ?? 'home'

/** Shown on the link preview of a post without a known author. */
export const postsHeading = home.sections.find((each) => each.section === 'posts')?.heading ?? 'Latest posts'

/** Undefined when home shows no film of another host. */
export const filmOfHome = home.sections.some(({ section }) => section === 'testimonies')
  ? foreignFilm
  : undefined
