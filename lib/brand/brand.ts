import { readBrand } from '@/provider/brand'

/** How the site looks, as the provider's folder says; read once. */
export const brand = readBrand()
