import { readBrand } from '@/provider/brand'

/** From the provider's folder, read once. */
export const brand = readBrand()
