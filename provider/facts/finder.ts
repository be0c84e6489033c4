import { finderFields } from '@/provider/kinds/finder'
import { readYamlIfThere } from '@/provider/read'

/** The questions of the path finder; null where the provider has none. */
export const finder = readYamlIfThere('finder.yaml', finderFields) ?? null
