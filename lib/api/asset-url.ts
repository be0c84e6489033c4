import { env } from '@/lib/env'

/**
 * The address of an upstream image or file: a path is prefixed by the upstream's root, an absolute http(s) URL is used as
 * it is, and anything else counts as none. Throws EnvError.
 */
export function assetUrl(value: string | null | undefined): string | null {
  if (!value) return null
  if (/^https?:\/\//i.test(value)) return URL.canParse(value) ? value : null
  if (/^[a-z][a-z0-9+.-]*:/i.test(value) || value.startsWith('//')) return null
  return `${env().API_ROOT_URL ?? ''}/${value.replace(/^\/+/, '')}`
}
