import { foreignFilm } from '@/provider/facts/film'
import { readHome } from '@/provider/read-home'
import { values } from './values'

export const home = readHome(values)

const hero = home.sections.find(({ section }) => section === 'hero')

export const homeArt = hero?.section === 'hero' ? hero.art : 'home'

const posts = home.sections.find(({ section }) => section === 'posts')

/** On the shared picture of a post without an author. */
export const postsHeading = posts?.section === 'posts' ? posts.heading : 'Latest posts'

/** Undefined where home shows no film from elsewhere. */
export const filmOfHome = home.sections.some(({ section }) => section === 'testimonies')
  ? foreignFilm
  : undefined
