import { filmSource } from '@/provider/kinds/film-source'
import { site } from './site'

const { video } = site
const source = filmSource(video?.url ?? '')

/** The film's source when another site hosts it; otherwise undefined. */
export const foreignFilm = source && { ...source, from: video?.from ?? source.from }

export type ForeignFilm = NonNullable<typeof foreignFilm>
