/** The internal path of a not-found page. With `near`, the page suggests that address of the section. */
export const notFoundPath = (section: string, near?: string): string =>
  near ? `/missing/${section}/${near}` : '/not-found'
