import { unlessBroken } from './broken-page'

/**
 * The address of a request as Next would read it. Next takes what cannot be decoded for a fault of its own, and would read
 * some spellings as another address than the one that is looked at here: both are the address of nothing.
 *
 * @param url path and query, as they were sent
 */
export function plainAddress(url = '/'): string {
  // Most addresses need no closer look.
  if (/^\/(?:[\w-]+\/)*[\w-]*$/.test(url)) return unlessBroken(url)
  const [path = ''] = url.split('?', 1)
  if (!/^\/(?!\/)/.test(path) || /\\|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return '/not-found'
  try {
    decodeURIComponent(path)
    return unlessBroken(url)
  } catch {
    return '/not-found'
  }
}
