import { filled, type Values } from './fill'
import { homeFields } from './kinds/home'
import { readYaml } from './read'

export function readHome(values: Values) {
  return readYaml('home.yaml', filled(homeFields, values))
}
