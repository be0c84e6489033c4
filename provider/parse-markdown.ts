import type { z } from 'zod'
import { ContentError } from './fault'
import { parseYaml } from './parse-yaml'

export type Markdown<T> = {
  fields: T
  /** The front matter as YAML. It begins on the second line. */
  source: string
  /** What stands below the front matter. */
  text: string
  /** The line on which `text` begins. */
  textLine: number
}

/**
 * Takes a Markdown file apart into its front matter and its text.
 *
 * @param content all of the file
 * @param schema of the front matter
 * @param file as an editor knows it
 * @throws ContentError with each fault and its line
 */
export function parseMarkdown<T>(content: string, schema: z.ZodType<T>, file: string): Markdown<T> {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[^\S\n]*(\n|$)/.exec(content.replace(/^\uFEFF/, ''))
  if (!match) {
    const message = 'must begin with front matter between two lines of three hyphens'
    throw new ContentError([{ file, line: 1, message }])
  }
  const source = match[1] ?? ''
  const fields = parseYaml(source, schema, { file, firstLine: 2 })
  return { fields, source, text: content.slice(match[0].length), textLine: match[0].split('\n').length }
}
