/**
 * Holds an address that somebody wrote to this site.
 * @param asked the address
 * @param fallback what to answer where it leads anywhere else, in whatever spelling: `//x`, `/\x`, `https:x`, with
 * control characters or encoded
 * @returns a path of this site, with its query
 */
export function localPath(asked: string | null | undefined, fallback: string): string {
  if (!asked?.startsWith('/') || /[\\\p{Cc}]/u.test(asked)) return fallback
  const base = 'http://local.invalid'
  if (!URL.canParse(asked, base)) return fallback
  const { origin, pathname, search } = new URL(asked, base)
  return origin === base && !pathname.startsWith('//') ? pathname + search : fallback
}
