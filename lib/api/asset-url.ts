import { pictureAddress } from '@/lib/address/picture-address'
import { env } from '@/lib/env'

/**
 * The address of an upstream file: a path is prefixed by the upstream's root, an absolute http(s) URL is used as
 * it is, and anything else counts as none. Throws EnvError.
 */
export function assetUrl(value: string | null | undefined): string | null {
  if (!value) return null
  if (/^https?:\/\//i.test(value)) return URL.canParse(value) ? value : null
  if (/^[a-z][a-z0-9+.-]*:/i.test(value) || value.startsWith('//')) return null
  return `${env().API_ROOT_URL ?? ''}/${value.replace(/^\/+/, '')}`
}

/**
 * The address of an upstream image, likewise. One that lies neither there nor on this site counts as none: the drawing
 * of a slug stands for it. Throws EnvError.
 */
export function pictureUrl(value: string | null | undefined): string | null {
  const url = assetUrl(value)
  return url && pictureAddress(url)
}
