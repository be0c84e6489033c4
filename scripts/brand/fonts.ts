// Cuts the brand's fonts: the letters that a European name or an upstream's word may have, the weights that the style
// sheets use. The few bytes of hinting stay: they tell Linux not to hint by itself, which widens each letter to whole pixels.
import subsetFont from 'subset-font'
import type { FontUse } from '@/provider/font-files'
import { fontSources } from './font-sources'
import { tablesOf } from './merge-fonts.mjs'

export type CutFont = { file: string; weight: string; bytes: Buffer; metrics: Buffer[] }

// Headings are bold. A variable font would need twice the bytes for its kerning alone.
const uses = {
  headings: { min: 700, max: 700 },
  text: { min: 400, max: 700 },
}

// Latin-1, Latin Extended-A and punctuation, and the signs that our texts use beside them.
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x205f],
] as const
const letters = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
const text = `${String.fromCodePoint(...letters)}€™−←↑→↓✓☐`

/**
 * The files of a font as the site sends them.
 *
 * @param use what it is for, which decides the weights
 * @param names of a package or of files, as the brand has them
 * @throws ContentError where there is no such font
 */
export async function cutFonts(use: FontUse, names: string[]): Promise<CutFont[]> {
  const { min, max } = uses[use]
  const sources = await fontSources(use, names)
  return await Promise.all(
    sources.map(async (font) => {
      const axis = weightAxis(font)
      const [from, to] = axis ? [clamp(min, axis), clamp(max, axis)] : [weightOf(font), weightOf(font)]
      const weight = from === to ? `${from}` : `${from} ${to}`
      const axes = axis && { wght: from === to ? from : { min: from, max: to } }
      const file = `${use}${sources.length > 1 ? `-${from}` : ''}.woff2`
      const bytes = await cut(font, 'woff2', axes)
      const at = (wght: number) => (axis ? cut(font, 'truetype', { wght }) : font)
      return {
        file,
        weight,
        bytes,
        metrics: await Promise.all(from === to ? [at(from)] : [at(from), at(to)]),
      }
    }),
  )
}

/** The font of headings for who draws pictures and knows neither WOFF2 nor axes. */
export async function pictureFont(names: string[]): Promise<Buffer> {
  const [font] = await fontSources('headings', names)
  const axis = weightAxis(font as Buffer)
  return await cut(font as Buffer, 'woff', axis && { wght: clamp(700, axis) })
}

/**
 * A font of one weight, for who prints: of several files, the nearest.
 *
 * @param use what it is for
 * @param names of a package or of files, as the brand has them
 */
export async function plainFont(use: FontUse, names: string[], weight: number): Promise<Buffer> {
  const sources = await fontSources(use, names)
  const away = (font: Buffer) => (weightAxis(font) ? 0 : Math.abs(weightOf(font) - weight))
  const [font] = sources.toSorted((one, other) => away(one) - away(other))
  const axis = weightAxis(font as Buffer)
  return await cut(font as Buffer, 'truetype', axis && { wght: clamp(weight, axis) })
}

type Axes = Record<string, number | { min: number; max: number }>

async function cut(font: Buffer, targetFormat: 'woff2' | 'woff' | 'truetype', axes?: Axes): Promise<Buffer> {
  return await subsetFont(font, text, {
    targetFormat,
    variationAxes: axes,
    keepFeatures: ['kern', 'liga', 'calt', 'tnum'],
    dropTables: ['STAT'],
  })
}

function weightAxis(font: Buffer): { min: number; max: number } | undefined {
  const { fvar } = tablesOf(font) as Record<string, Buffer>
  if (!fvar) return
  const [start, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)]
  for (let at = start; at < start + count * size; at += size)
    if (fvar.toString('latin1', at, at + 4) === 'wght')
      return { min: fvar.readInt32BE(at + 4) / 65536, max: fvar.readInt32BE(at + 12) / 65536 }
  return
}

function weightOf(font: Buffer): number {
  const table = (tablesOf(font) as Record<string, Buffer>)['OS/2']
  return table ? table.readUInt16BE(4) : 400
}

function clamp(weight: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, weight))
}
