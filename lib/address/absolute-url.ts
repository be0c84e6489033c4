import { env } from '@/lib/env'

/** The whole address of a path of this site, or of an address that is whole already. Throws EnvError. */
export function absoluteUrl(path: string): string {
  return path === '/' ? env().SITE_URL : new URL(path, env().SITE_URL).href
}
