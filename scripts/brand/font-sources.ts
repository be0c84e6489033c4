import { readFileSync } from 'node:fs'
import { nameOf } from '@/provider/content-dir'
import { type FontUse, fontFault, fontFiles } from '@/provider/font-files'
import { decoded, mergeFonts } from './merge-fonts.mjs'

/**
 * Reads the fonts that the brand names.
 *
 * @param use what the font is for
 * @param names of a package or of files
 * @returns each file as TrueType or OpenType
 * @throws ContentError where one is not there or is no font
 */
export async function fontSources(use: FontUse, names: string[]): Promise<Buffer[]> {
  const sources: Buffer[] = []
  for (const [file, moreLetters] of fontFiles(use, names)) {
    try {
      const [font, more] = [await read(file), moreLetters && (await read(moreLetters))]
      sources.push(more ? mergeFonts(font, more) : font)
    } catch (error) {
      throw fontFault(use, `${nameOf(file)} is no font that can be read: ${(error as Error).message}`)
    }
  }
  return sources
}

// One at a time: the decoder hands out its own memory.
async function read(path: string): Promise<Buffer> {
  return await decoded(readFileSync(path))
}
