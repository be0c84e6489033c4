import { filled, type Values } from './fill'
import { siteFields } from './kinds/site'
import { readYaml } from './read'

/**
 * Reads the words of the pages that the site makes itself.
 *
 * @param values what they may name
 * @throws ContentError
 */
export function readSite(values: Values) {
  return readYaml('site.yaml', filled(siteFields, values))
}
