// Cuts the brand's fonts to the site's letters and weights. Hinting stays: without it Linux hints by itself
// and rounds letters' widths.
import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { nameOf } from '@/provider/content-dir'
import { type FontUse, fontFault, fontFiles } from '@/provider/font-files'

type Letters = 'latin' | 'accented' | 'extended'
type Ranges = [from: number, to: number][]

/** A font file that pages load. */
export type WebFont = { file: string; weight: string; letters: Letters; bytes: Buffer }

// Headings are only bold: a font of several weights needs twice the bytes for its kerning.
const weights = {
  headings: { min: 700, max: 700 },
  text: { min: 400, max: 700 },
  code: { min: 400, max: 400 },
}

// English texts need only `latin`. With `accented`, a page would load 9 KB more; Fontsource has both in one file.
const ranges: Record<Letters, Ranges> = {
  // The last row: €, ™, arrows, −, ☐ and ✓.
  latin: rangesOf(`20-7e a0 a3 a7-a9 ab ad-b0 b7 bb bd d7 f7 2010-205f
    20ac 2122 2190-2193 2212 2610 2713`),
  accented: rangesOf('a1-a2 a4-a6 aa ac b1-b6 b8-ba bc be-d6 d8-f6 f8-ff 131 152-153'),
  extended: rangesOf('100-130 132-151 154-17f'),
}
const latinOne = [...ranges.latin, ...ranges.accented]

// Hexadecimal code points.
function rangesOf(words: string): Ranges {
  return words.split(/\s+/).map((range) => {
    const [from = '', to = from] = range.split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}

/** The `unicode-range` of a file: a browser loads it only for these letters. */
export const unicodeRange = (letters: Letters) =>
  ranges[letters].map(([from, to]) => `U+${from.toString(16)}-${to.toString(16)}`).join(', ')

/**
 * Files for unaccented letters, for those of Western Europe and for Latin Extended-A, as far as the font has them.
 * Throws ContentError for an unknown font.
 */
export async function webFonts(use: FontUse, names: string[]): Promise<WebFont[]> {
  const { min, max } = weights[use]
  const sources = (Object.keys(ranges) as Letters[]).flatMap((letters) => sourcesOf(use, names, letters))
  return await Promise.all(
    sources.map(async ({ letters, bytes, from, to, isOnly }) => {
      const [least, most] = [clamp(min, from, to), clamp(max, from, to)]
      const weight = least === most ? `${least}` : `${least} ${most}`
      const ends = [...(isOnly ? [] : [least]), ...(letters === 'latin' ? [] : [letters])]
      const axes = from < to && { wght: least === most ? least : { min: least, max: most } }
      return {
        ...{ weight, letters },
        file: `${[use, ...ends].join('-')}.woff2`,
        bytes: await cut(bytes, ranges[letters], 'woff2', axes || undefined, use === 'code' ? [] : features),
      }
    }),
  )
}

/** A TrueType font of one weight, for programs that read no WOFF2 and no axes. Uses the file of the nearest weight. */
export async function plainFont(
  use: FontUse,
  names: string[],
  weight: number,
  letters: 'latin' | 'extended' = 'latin',
): Promise<Buffer | undefined> {
  const away = ({ from, to }: Source) => Math.abs(clamp(weight, from, to) - weight)
  const [font] = sourcesOf(use, names, letters).toSorted((one, other) => away(one) - away(other))
  if (!font) return
  const { bytes, from, to } = font
  const all = letters === 'latin' ? latinOne : ranges.extended
  return await cut(bytes, all, 'truetype', from < to ? { wght: clamp(weight, from, to) } : undefined)
}

// The file has the weights from `from` to `to`. `isOnly`: it is the font's only file.
type Source = { letters: Letters; bytes: Buffer; from: number; to: number; isOnly: boolean }

function sourcesOf(use: FontUse, names: string[], letters: Letters): Source[] {
  const files = fontFiles(use, names)
  return files.flatMap(([latin, extended]) => {
    const path = (letters === 'extended' && extended) || latin
    const bytes = readFileSync(path)
    const font = parsed(use, path, bytes)
    if (letters !== 'latin' && !hasAnyOf(font.characterSet, ranges[letters])) return []
    const { min, max } = font.variationAxes.wght ?? {}
    const only = font['OS/2'].usWeightClass
    return [{ letters, bytes, from: min ?? only, to: max ?? only, isOnly: files.length === 1 }]
  })
}

function parsed(use: FontUse, path: string, bytes: Buffer) {
  try {
    return create(bytes)
  } catch (error) {
    throw fontFault(use, `${nameOf(path)} is no font that can be read: ${(error as Error).message}`)
  }
}

const hasAnyOf = (codes: number[], all: Ranges) =>
  codes.some((code) => all.some(([from, to]) => code >= from && code <= to))

type Axes = Record<string, number | { min: number; max: number }>

const features = ['kern', 'liga', 'calt', 'tnum']

async function cut(
  font: Buffer,
  all: Ranges,
  targetFormat: 'woff2' | 'truetype',
  axes?: Axes,
  // The code font has no features: ligatures hide what to type, and take 11 KB.
  keepFeatures = features,
) {
  const codes = all.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
  return await subsetFont(font, String.fromCodePoint(...codes), {
    targetFormat,
    variationAxes: axes,
    keepFeatures,
    dropTables: ['STAT'],
  })
}

function clamp(weight: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, weight))
}
