import { personFields } from './kinds/person'
import { readMarkdownFolder } from './read'

/** The people of `people/*.md`, each with their text, by `order` and then by file. Read once for each process. */
export const people = readMarkdownFolder('people', personFields)
  .map(({ slug, fields, text }) => ({ ...fields, slug, text: text.trim() }))
  .sort((a, b) => a.order - b.order)
