// Finds the fonts that the brand names: files of the provider's folder, or of an npm package of Fontsource.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brandFile } from '@/provider/brand'
import { contentDir, nameOf } from '@/provider/content-dir'
import { ContentError } from '@/provider/fault'
import { lineIn } from '@/provider/parse-yaml'
import { readText } from '@/provider/read'
import { decoded, mergeFonts } from './merge-fonts.mjs'

/**
 * @param use of the font
 * @param names of a package or of files
 * @param weights that are used of a font that is not variable
 * @returns each file as TrueType or OpenType
 * @throws ContentError where there is none
 */
export async function fontSources(use: string, names: string[], weights: number[]): Promise<Buffer[]> {
  const sources: Buffer[] = []
  for (const files of names.flatMap((name) => filesOf(use, name, weights))) {
    try {
      const [font, more] = [await read(files[0]), files[1] && (await read(files[1]))]
      sources.push(more ? mergeFonts(font, more) : font)
    } catch (error) {
      throw fault(use, `${nameOf(files[0])} is no font that can be read: ${(error as Error).message}`)
    }
  }
  return sources
}

type Files = [font: string, moreLetters?: string]

function filesOf(use: string, name: string, weights: number[]): Files[] {
  if (!/\.(woff2?|ttf|otf)$/i.test(name)) return filesOfPackage(use, name, weights)
  const path = join(contentDir(), 'brand', name)
  if (!existsSync(path)) throw fault(use, `${nameOf(path)} is missing`)
  return [[path]]
}

function filesOfPackage(use: string, name: string, weights: number[]): Files[] {
  const folder = folderOf(name)
  const id = name.split('/').at(-1) ?? name
  if (!folder)
    throw fault(
      use,
      `the package ${name} is not installed: npm install ${name} in the provider’s folder, or name a file`,
    )
  const file = (part: string, kind: string) => join(folder, 'files', `${id}-${part}-${kind}-normal.woff2`)
  const has = (kind: string) => existsSync(file('latin', kind))
  const known = [100, 200, 300, 400, 500, 600, 700, 800, 900].filter((weight) => has(String(weight)))
  const away = (weight: number) => (one: number, other: number) =>
    Math.abs(one - weight) - Math.abs(other - weight)
  const nearest = weights.flatMap((weight) => known.toSorted(away(weight)).slice(0, 1))
  const kinds = has('wght') ? ['wght'] : [...new Set(nearest)].map(String)
  if (kinds.length === 0)
    throw fault(use, `the package ${name} is none of Fontsource, or has no Latin letters`)
  return kinds.map((kind) => {
    const more = file('latin-ext', kind)
    return existsSync(more) ? [file('latin', kind), more] : [file('latin', kind)]
  })
}

// The provider's folder may be a repository with packages of its own.
function folderOf(name: string): string | undefined {
  for (const from of [contentDir(), process.cwd()]) {
    try {
      return dirname(createRequire(join(from, 'package.json')).resolve(`${name}/package.json`))
    } catch {}
  }
  return
}

// One at a time: the decoder hands out its own memory.
async function read(path: string): Promise<Buffer> {
  return await decoded(readFileSync(path))
}

function fault(use: string, message: string): ContentError {
  const { text, file } = readText(brandFile)
  return new ContentError([{ file, line: lineIn(text, ['fonts', use]), message: `fonts.${use}: ${message}` }])
}
