import { readHome } from '@/provider/read-home'
import { values } from './values'

/** Home's title, description and sections. */
export const home = readHome(values)

const hero = home.sections.find(({ section }) => section === 'hero')

/** The name that the drawing of home is made of. */
export const homeArt = hero?.section === 'hero' ? hero.art : 'home'

const posts = home.sections.find(({ section }) => section === 'posts')

/** What home says above the latest posts, which stand at the foot of every post too. */
export const latestPosts =
  posts?.section === 'posts' ? { heading: posts.heading, lead: posts.lead } : { heading: 'Latest posts' }
