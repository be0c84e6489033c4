import { searchFields, wordsOfGroup } from '@/provider/kinds/search'
import { readYamlIfThere } from '@/provider/read'

/** Empty without `search.yaml`. */
export const synonyms: readonly string[][] =
  readYamlIfThere('search.yaml', searchFields)?.synonyms.map(wordsOfGroup) ?? []
