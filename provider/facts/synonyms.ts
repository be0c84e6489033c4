import { searchFields, wordsOfGroup } from '@/provider/kinds/search'
import { readYamlIfThere } from '@/provider/read'

/** Groups of words that mean the same to the search: none where `search.yaml` is not there. */
export const synonyms: readonly string[][] =
  readYamlIfThere('search.yaml', searchFields)?.synonyms.map(wordsOfGroup) ?? []
