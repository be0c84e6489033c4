/**
 * What the starter asks for at the first touch: the data of a page, by its content, and of which address it is. That
 * second part is for a server that has not made the page yet: another process, or this one after a restart.
 *
 * @param url the path and query of a request
 * @returns the content's sum, and the page's own path and query; nothing where it is another request
 */
export function touchOf(url: string): { sum: string; page: string } | undefined {
  const [, sum, query] = /^\/touch\/([\w-]{22})\?(.*)$/.exec(url) ?? []
  const page = new URLSearchParams(query).get('of')
  return sum && page?.startsWith('/') ? { sum, page } : undefined
}
