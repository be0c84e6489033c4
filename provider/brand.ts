import { type BrandFields, brandFields } from './kinds/brand'
import { readYaml } from './read'

/** In the provider's folder. */
export const brandFile = 'brand/brand.yaml'

export function readBrand(): BrandFields {
  return readYaml(brandFile, brandFields)
}
