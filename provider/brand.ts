import { type BrandFields, brandFields } from './kinds/brand'
import { readYaml } from './read'

/** The file that says how the site looks, in the provider's folder. */
export const brandFile = 'brand/brand.yaml'

/**
 * How the site looks.
 *
 * @throws ContentError where the file is missing or at fault
 */
export function readBrand(): BrandFields {
  return readYaml(brandFile, brandFields)
}
