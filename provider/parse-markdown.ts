import type { z } from 'zod'
import { ContentError } from './fault'
import { parseYaml, type Source } from './parse-yaml'

export type Markdown<T> = Source & {
  fields: T
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
  const yaml = { file, source: match[1] ?? '', firstLine: 2 }
  const text = content.slice(match[0].length)
  return { ...yaml, fields: parseYaml(yaml, schema), text, textLine: match[0].split('\n').length }
}
