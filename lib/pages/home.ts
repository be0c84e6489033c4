import { foreignFilm } from '@/provider/facts/film'
import { readHome } from '@/provider/read-home'
import { values } from './values'

export const home = readHome(values)

const hero = home.sections.find(({ section }) => section === 'hero')

export const homeArt = hero?.section === 'hero' ? hero.art : 'home'

const posts = home.sections.find(({ section }) => section === 'posts')

/** Shown on the link preview of a post without a known author. */
export const postsHeading = posts?.section === 'posts' ? posts.heading : 'Latest posts'

/** Undefined when home shows no film of another host. */
export const filmOfHome = home.sections.some(({ section }) => section === 'testimonies')
  ? foreignFilm
  : undefined
