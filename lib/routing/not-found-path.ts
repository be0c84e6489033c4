/** The internal path of the not-found page of a section, with the address that may be meant. */
export const notFoundPath = (section: string, near?: string): string =>
  near ? `/missing/${section}/${near}` : '/not-found'
