import { type BrandFields, brandFields } from './kinds/brand'
import { readYaml } from './read'

/** The file's path in the provider's folder. */
export const brandFile = 'brand/brand.yaml'

export function readBrand(): BrandFields {
  return readYaml(brandFile, brandFields)
}
