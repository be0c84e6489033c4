import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { bakedDir, nameOf } from './content-dir'
import { ContentError, tryRead } from './fault'
import { type Markdown, parseMarkdown } from './parse-markdown'
import { parseYaml, type Source } from './parse-yaml'

/** `name` is a path in the provider's folder. Throws ContentError when the file is missing or invalid. */
export function readYaml<T>(name: string, schema: z.ZodType<T>): T {
  return parseYaml(readSource(name), schema)
}

/** Throws ContentError when the file is missing. */
export function readSource(name: string): Source {
  const path = join(bakedDir(), name)
  return { file: nameOf(path), source: textOf(path), firstLine: 1 }
}

/** Undefined when the file is missing. Throws ContentError when it is invalid. */
export function readYamlIfThere<T>(name: string, schema: z.ZodType<T>): T | undefined {
  return existsSync(join(bakedDir(), name)) ? readYaml(name, schema) : undefined
}

export type MarkdownFile<T> = Markdown<T> & {
  /** The file's name without `.md`. */
  slug: string
}

/** Returns the files sorted by name; none for a missing folder. Throws ContentError with the faults of all files. */
export function readMarkdownFolder<T>(folder: string, schema: z.ZodType<T>): MarkdownFile<T>[] {
  const faults: ContentError['faults'] = []
  const read = (slug: string) => tryRead(() => readMarkdownFile(folder, slug, schema), faults)
  const files = slugsIn(folder).flatMap((slug) => read(slug) ?? [])
  if (faults.length > 0) throw new ContentError(faults)
  return files
}

/** Throws ContentError when the file is missing or invalid. */
export function readMarkdownFile<T>(folder: string, slug: string, schema: z.ZodType<T>): MarkdownFile<T> {
  const { file, source } = readSource(join(folder, `${slug}.md`))
  return { ...parseMarkdown(source, schema, file), slug }
}

/** The sorted names of the folder's Markdown files without `.md`. Leaves out hidden files. */
export function slugsIn(folder: string): string[] {
  try {
    return readdirSync(join(bakedDir(), folder))
      .filter((name) => /^[^.].*\.md$/.test(name))
      .sort()
      .map((name) => name.slice(0, -'.md'.length))
  } catch {
    return []
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const reason = code === 'ENOENT' ? 'is missing, and the site needs it' : `can’t be read: ${message}`
    throw new ContentError([{ file: nameOf(path), message: reason }])
  }
}
