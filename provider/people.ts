import { personFields } from './kinds/person'
import { readMarkdownFolder } from './read'

/** Sorted by `order`, then by file name. Read once per process. */
export const people = readMarkdownFolder('people', personFields)
  .map(({ slug, fields, text }) => ({ ...fields, slug, text: text.trim() }))
  .sort((a, b) => a.order - b.order)
