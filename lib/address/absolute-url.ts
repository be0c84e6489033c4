import { env } from '@/lib/env'

/**
 * Makes an address whole.
 * @param path a path of this site, or an address that is whole already
 * @returns the address with its host, as SITE_URL has it
 * @throws EnvError
 */
export function absoluteUrl(path: string): string {
  return path === '/' ? env().SITE_URL : new URL(path, env().SITE_URL).href
}
