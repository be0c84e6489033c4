import { filmSource } from '@/provider/kinds/film-source'
import { site } from './site'

const { video } = site
const source = filmSource(video?.url ?? '')

/** The video provider of the film and its player; undefined for a film of this site and without a film. */
export const foreignFilm = source && { ...source, from: video?.from ?? source.from }

export type ForeignFilm = NonNullable<typeof foreignFilm>
