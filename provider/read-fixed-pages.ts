import { filled, type Values } from './fill'
import { fixedPageFields } from './kinds/fixed-pages'
import { readYaml } from './read'

/**
 * Reads what stands on the pages that every provider has.
 *
 * @param values what its texts may name
 * @throws ContentError
 */
export function readFixedPages(values: Values) {
  return readYaml('pages.yaml', filled(fixedPageFields, values))
}
