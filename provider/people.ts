import { personFields } from './kinds/person'
import { readMarkdownFolder } from './read'

/** By `order`, then by file. Read once per process. */
export const people = readMarkdownFolder('people', personFields)
  .map(({ slug, fields, text }) => ({ ...fields, slug, text: text.trim() }))
  .sort((a, b) => a.order - b.order)
