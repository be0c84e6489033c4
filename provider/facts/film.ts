import { filmSource } from '@/provider/kinds/film-source'
import { site } from './site'

const { video } = site
const source = filmSource(video?.url ?? '')

/** Undefined for a film of this site. */
export const foreignFilm = source && { ...source, from: video?.from ?? source.from }

export type ForeignFilm = NonNullable<typeof foreignFilm>
