import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brandFile } from './brand'
import { contentDir, nameOf } from './content-dir'
import { ContentError } from './fault'
import { findingAt } from './finding'
import { readSource } from './read'

export type FontUse = 'headings' | 'text' | 'code'

/** A font file and, from a package, the file with its latin-ext letters. */
export type FontFiles = [font: string, moreLetters?: string]

/** The weights to load from a font that has a file for each weight. */
export const weightsOf: Record<FontUse, number[]> = { headings: [700], text: [400, 600, 700], code: [400] }

/** Files of the brand's folder or of a Fontsource package. Throws ContentError for a missing one. */
export function fontFiles(use: FontUse, names: string[]): FontFiles[] {
  return names.flatMap((name) => filesOf(use, name))
}

/** An error at the font's line in brand.yaml. */
export function fontFault(use: FontUse, message: string): ContentError {
  const fault = findingAt('error', readSource(brandFile), ['fonts', use], `fonts.${use}: ${message}`)
  return new ContentError([fault])
}

function filesOf(use: FontUse, name: string): FontFiles[] {
  if (!/\.(woff2?|ttf|otf)$/i.test(name)) return filesOfPackage(use, name)
  const path = join(contentDir(), 'brand', name)
  if (!existsSync(path)) throw fontFault(use, `${nameOf(path)} is missing`)
  return [[path]]
}

function filesOfPackage(use: FontUse, name: string): FontFiles[] {
  const folder = folderOf(name)
  const id = name.split('/').at(-1) ?? name
  if (!folder)
    throw fontFault(
      use,
      `the package ${name} isn’t installed: run npm install ${name} in the provider’s folder, or name a file`,
    )
  const file = (part: string, kind: string) => join(folder, 'files', `${id}-${part}-${kind}-normal.woff2`)
  const has = (kind: string) => existsSync(file('latin', kind))
  const known = [100, 200, 300, 400, 500, 600, 700, 800, 900].filter((weight) => has(String(weight)))
  const away = (weight: number) => (one: number, other: number) =>
    Math.abs(one - weight) - Math.abs(other - weight)
  const nearest = weightsOf[use].flatMap((weight) => known.toSorted(away(weight)).slice(0, 1))
  const kinds = has('wght') ? ['wght'] : [...new Set(nearest)].map(String)
  if (kinds.length === 0)
    throw fontFault(use, `the package ${name} isn’t from Fontsource, or has no Latin letters`)
  return kinds.map((kind) => {
    const more = file('latin-ext', kind)
    return existsSync(more) ? [file('latin', kind), more] : [file('latin', kind)]
  })
}

// Looks in the provider's folder first, which may be a repository with packages of its own.
function folderOf(name: string): string | undefined {
  for (const from of [contentDir(), process.cwd()]) {
    try {
      return dirname(createRequire(join(from, 'package.json')).resolve(`${name}/package.json`))
    } catch {}
  }
  return
}
