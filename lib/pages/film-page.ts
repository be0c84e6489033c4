import { foreignFilm } from '@/provider/facts/film'
import { home } from './home'

/** The film from elsewhere that home shows; undefined where it shows none. */
export const filmOfHome = home.sections.some(({ section }) => section === 'testimonies')
  ? foreignFilm
  : undefined
