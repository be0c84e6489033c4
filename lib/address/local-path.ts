/**
 * Returns a path of this site with its query, or `fallback` for anything that may lead to another site: `//x`,
 * `/\x`, `https:x`, `%2F%2Fx`, control characters.
 */
export function localPath(asked: string | null | undefined, fallback: string): string {
  if (!asked?.startsWith('/') || /[\\\p{Cc}]/u.test(asked)) return fallback
  const base = 'http://local.invalid'
  if (!URL.canParse(asked, base)) return fallback
  const { origin, pathname, search } = new URL(asked, base)
  return origin === base && !pathname.startsWith('//') ? pathname + search : fallback
}
