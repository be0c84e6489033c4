import { localPath } from '@/lib/address/local-path'

/**
 * The `callbackUrl` of an address, as a path of this site; null for another site, and for /auth, which would
 * lead in circles.
 */
export function askedPath(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null
  const path = localPath(new URL(address).searchParams.get('callbackUrl'), '')
  return path && !/^\/auth\//i.test(path) ? path : null
}

/** `path` with that `callbackUrl`. */
export function withAskedPath(path: string, asked: string | null): string {
  if (!asked) return path
  return `${path}${path.includes('?') ? '&' : '?'}callbackUrl=${encodeURIComponent(asked)}`
}
