import { env } from '@/lib/env'

/** A path gets the upstream's root, an http(s) URL stays, anything else gives null. Throws EnvError. */
export function assetUrl(value: string | null | undefined): string | null {
  if (!value) return null
  if (/^https?:\/\//i.test(value)) return URL.canParse(value) ? value : null
  if (/^[a-z][a-z0-9+.-]*:/i.test(value) || value.startsWith('//')) return null
  return `${env().API_ROOT_URL ?? ''}/${value.replace(/^\/+/, '')}`
}
