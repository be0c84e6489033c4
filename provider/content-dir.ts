import { isAbsolute, relative, resolve } from 'node:path'

// As lib/env.ts has it.
const defaultContentDir = 'content'

/** The provider's folder, as an absolute path. */
export function contentDir(): string {
  const asked = process.env.CONTENT_DIR?.trim() || defaultContentDir
  return resolve(/* turbopackIgnore: true */ process.cwd(), asked)
}

/**
 * Where to read what a build has baked into its pages: the server is told of the copy that lies with its build, so that an
 * edit changes nothing before the next build, and a faulty one breaks nothing.
 */
export function bakedDir(): string {
  return process.env.BAKED_CONTENT_DIR || contentDir()
}

/**
 * A file as an editor knows it.
 *
 * @param path an absolute one
 * @returns the path from the project's root; where the file lies elsewhere, the path as it is
 */
export function nameOf(path: string): string {
  const name = relative(process.cwd(), path)
  return name.startsWith('..') || isAbsolute(name) ? path : name
}
