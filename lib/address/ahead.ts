/**
 * What is not fetched ahead of a visit, as patterns of paths in which `*` stands for anything: pages that depend on who
 * asks, and files, which have a dot in their address.
 */
export const notAhead = ['/dashboard*', '/auth/*', '/api/*', '/*.*']

const matches = notAhead.map(
  (pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
)

/**
 * Whether a page may be fetched before its link is followed: it costs nothing and is the same for everybody.
 *
 * @param pathname of a page of this site
 */
export function isForAhead(pathname: string): boolean {
  return !matches.some((pattern) => pattern.test(pathname))
}
