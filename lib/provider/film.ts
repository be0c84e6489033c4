import { filmSource } from '@/provider/kinds/film-source'
import { site } from './site'

const { video } = site
const source = filmSource(video?.url ?? '')

/** Whom the film is played from, and how; undefined where it is a file of this site, or there is none. */
export const foreignFilm = source && { ...source, from: video?.from ?? source.from }

export type ForeignFilm = NonNullable<typeof foreignFilm>
