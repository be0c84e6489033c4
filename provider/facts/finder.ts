import { finderFields } from '@/provider/kinds/finder'
import { readYamlIfThere } from '@/provider/read'

export type { Advice, Finder, FinderAnswer, Needs, Pays, Question } from '@/provider/kinds/finder'

/** The questions of the path finder; null where the provider has none. */
export const finder = readYamlIfThere('finder.yaml', finderFields) ?? null
