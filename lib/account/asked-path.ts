import { localPath } from '@/lib/address/local-path'

/**
 * Where a visitor was going when sign-in came between.
 * @param address the whole address of a page, or nothing
 * @returns the path of this site that its `callbackUrl` names; null where it names none, another site, or a page of
 * /auth, which would lead round in circles
 */
export function askedPath(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null
  const path = localPath(new URL(address).searchParams.get('callbackUrl'), '')
  return path && !/^\/auth\//i.test(path) ? path : null
}

/**
 * Takes that path along to another page.
 * @param path an address of this site, with or without a query
 * @param asked where the visitor was going, or null
 * @returns the address with its `callbackUrl`
 */
export function withAskedPath(path: string, asked: string | null): string {
  if (!asked) return path
  return `${path}${path.includes('?') ? '&' : '?'}callbackUrl=${encodeURIComponent(asked)}`
}
