/**
 * Under which path the page lies that says that there is nothing. No visitor sees it: the middleware puts it in the place
 * of what does not exist.
 *
 * @param section in which nothing was found
 * @param near what is nearly called so, where something is
 */
export const notFoundPath = (section: string, near?: string): string =>
  near ? `/missing/${section}/${near}` : '/not-found'
