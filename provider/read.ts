import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { bakedDir, nameOf } from './content-dir'
import { ContentError } from './fault'
import { type Markdown, parseMarkdown } from './parse-markdown'
import { parseYaml } from './parse-yaml'

/**
 * Reads a YAML file of the provider's folder.
 *
 * @param name its path in that folder, such as "provider.yaml"
 * @throws ContentError where it is missing or at fault
 */
export function readYaml<T>(name: string, schema: z.ZodType<T>): T {
  const path = join(bakedDir(), name)
  return parseYaml(textOf(path), schema, { file: nameOf(path) })
}

/**
 * A file of the provider's folder as it is, and its name as an editor knows it.
 *
 * @param name its path in that folder
 * @throws ContentError where it is missing
 */
export function readText(name: string): { text: string; file: string } {
  const path = join(bakedDir(), name)
  return { text: textOf(path), file: nameOf(path) }
}

/**
 * Reads a YAML file of the provider's folder that need not be there.
 *
 * @param name its path in that folder
 * @returns undefined where it is not there
 * @throws ContentError where it is at fault
 */
export function readYamlIfThere<T>(name: string, schema: z.ZodType<T>): T | undefined {
  return existsSync(join(bakedDir(), name)) ? readYaml(name, schema) : undefined
}

export type MarkdownFile<T> = Markdown<T> & {
  /** The file's name without its ending. */
  slug: string
  /** The file as an editor knows it. */
  file: string
}

/**
 * Reads all Markdown files of a folder of the provider's, by name. A folder that is not there has none.
 *
 * @param folder its path in the provider's folder, such as "people"
 * @param schema of each file's front matter
 * @throws ContentError with the faults of all of them
 */
export function readMarkdownFolder<T>(folder: string, schema: z.ZodType<T>): MarkdownFile<T>[] {
  const faults: ContentError['faults'] = []
  const files = markdownIn(folder).flatMap((name) => {
    try {
      return [readMarkdownFile(folder, name, schema)]
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      faults.push(...error.faults)
      return []
    }
  })
  if (faults.length > 0) throw new ContentError(faults)
  return files
}

/**
 * Reads one Markdown file of a folder of the provider's.
 *
 * @param name of the file
 * @throws ContentError where it is missing or at fault
 */
export function readMarkdownFile<T>(folder: string, name: string, schema: z.ZodType<T>): MarkdownFile<T> {
  const path = join(bakedDir(), folder, name)
  const read = parseMarkdown(textOf(path), schema, nameOf(path))
  return { ...read, slug: name.replace(/\.md$/, ''), file: nameOf(path) }
}

/**
 * A file of the provider's folder as it stands.
 *
 * @param name its path in that folder
 * @returns its text, and its name as an editor knows it
 * @throws ContentError where it is missing
 */
export function fileIn(name: string): { name: string; text: string } {
  const path = join(bakedDir(), name)
  return { name: nameOf(path), text: textOf(path) }
}

/**
 * The Markdown files of a folder of the provider's, in the order of their names. Hidden ones are left out.
 *
 * @param folder its path in the provider's folder
 */
export function markdownIn(folder: string): string[] {
  try {
    return readdirSync(join(bakedDir(), folder))
      .filter((name) => /^[^.].*\.md$/.test(name))
      .sort()
  } catch {
    return []
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const reason = code === 'ENOENT' ? 'is missing, and the site needs it' : `cannot be read: ${message}`
    throw new ContentError([{ file: nameOf(path), message: reason }])
  }
}
