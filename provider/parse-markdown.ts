import type { z } from 'zod'
import { ContentError } from './fault'
import { parseYaml } from './parse-yaml'

export type Markdown<T> = {
  fields: T
  /** YAML that begins on the second line. */
  source: string
  /** The text below the front matter. */
  text: string
  /** The number of the line where `text` begins. */
  textLine: number
}

/** Splits a Markdown file. Throws ContentError with each fault and its line. */
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
