import { filled, type Values } from './fill'
import { homeFields } from './kinds/home'
import { readYaml } from './read'

/**
 * Reads what home consists of.
 *
 * @param values what its texts may name
 * @throws ContentError
 */
export function readHome(values: Values) {
  return readYaml('home.yaml', filled(homeFields, values))
}
