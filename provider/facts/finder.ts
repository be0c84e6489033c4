import { finderFields } from '@/provider/kinds/finder'
import { readYamlIfThere } from '@/provider/read'

/** Null without `finder.yaml`. */
export const finder = readYamlIfThere('finder.yaml', finderFields) ?? null
