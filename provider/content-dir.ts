import { isAbsolute, relative, resolve } from 'node:path'

// Equals the default in lib/env.ts, which provider/ may not import.
const defaultContentDir = 'content'

export function contentDir(): string {
  const asked = process.env.CONTENT_DIR?.trim() || defaultContentDir
  return resolve(/* turbopackIgnore: true */ process.cwd(), asked)
}

/** The build's copy of the folder, so that an edit takes effect with the next build. */
export function bakedDir(): string {
  return process.env.BAKED_CONTENT_DIR || contentDir()
}

/** A path inside the project becomes relative to its root. Other paths stay as they are. */
export function nameOf(path: string): string {
  const name = relative(process.cwd(), path)
  return name.startsWith('..') || isAbsolute(name) ? path : name
}
