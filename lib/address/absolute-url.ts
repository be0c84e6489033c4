import { env } from '@/lib/env'

/** The whole address of a path, with SITE_URL's host. Throws EnvError. */
export function absoluteUrl(path: string): string {
  return path === '/' ? env().SITE_URL : new URL(path, env().SITE_URL).href
}
