import { isAbsolute, relative, resolve } from 'node:path'

// As lib/env.ts has it.
const defaultContentDir = 'content'

/** The provider's folder, as an absolute path. */
export function contentDir(): string {
  const asked = process.env.CONTENT_DIR?.trim() || defaultContentDir
  return resolve(/* turbopackIgnore: true */ process.cwd(), asked)
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
