import { foreignFilm } from '@/provider/facts/film'
import { home } from './home'

/** Undefined where home shows no film from elsewhere. */
export const filmOfHome = home.sections.some(({ section }) => section === 'testimonies')
  ? foreignFilm
  : undefined
