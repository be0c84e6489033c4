// Joins two files of one TrueType font that hold different letters, as Fontsource cuts them: the letters of the
// second are added to the first. Kerning and other features are the first one's. What the two draw alike is kept once.

import { convert } from 'fontverter'

const composite = -1
const [wordArgs, scale, more, xyScale, twoByTwo] = [1, 8, 32, 64, 128]

/**
 * @param {Buffer} first a TrueType font, variable or not
 * @param {Buffer} second another cut of the same font
 * @returns {Buffer} the font with the letters of both
 */
export function mergeFonts(first, second) {
  const [a, b] = [read(first), read(second)]
  if (!a.sharedTuples.equals(b.sharedTuples)) throw new Error('These are not two files of one font.')
  const known = new Map(a.glyphs.map((glyph, id) => [keyOf(glyph), id]))
  const glyphs = [...a.glyphs]
  const ids = new Map()
  const add = (id) => {
    if (ids.has(id)) return ids.get(id)
    const glyph = withComponents(b.glyphs[id], add)
    const place = known.get(keyOf(glyph)) ?? glyphs.push(glyph) - 1
    ids.set(id, place)
    return place
  }
  const letters = new Map(a.letters)
  for (const [code, id] of b.letters) if (!letters.has(code)) letters.set(code, add(id))
  return write({ ...a, glyphs, letters, maxima: [a.tables.maxp, b.tables.maxp] })
}

function read(font) {
  const tables = tablesOf(font)
  const { head, hhea, maxp, loca, glyf, gvar, hmtx } = tables
  const isLong = head.readInt16BE(50) === 1
  const glyphAt = (id) => (isLong ? loca.readUInt32BE(id * 4) : loca.readUInt16BE(id * 2) * 2)
  const isLongVariation = gvar && gvar.readUInt16BE(14) & 1
  const variationAt = (id) =>
    gvar.readUInt32BE(16) +
    (isLongVariation ? gvar.readUInt32BE(20 + id * 4) : gvar.readUInt16BE(20 + id * 2) * 2)
  const metrics = hhea.readUInt16BE(34)
  const glyphs = Array.from({ length: maxp.readUInt16BE(4) }, (_, id) => ({
    shape: glyf.subarray(glyphAt(id), glyphAt(id + 1)),
    variation: gvar ? gvar.subarray(variationAt(id), variationAt(id + 1)) : Buffer.alloc(0),
    advance: hmtx.readUInt16BE(Math.min(id, metrics - 1) * 4),
    bearing: id < metrics ? hmtx.readInt16BE(id * 4 + 2) : hmtx.readInt16BE(metrics * 2 + id * 2),
  }))
  const shared = gvar?.readUInt32BE(8)
  const sharedTuples = gvar
    ? gvar.subarray(shared, shared + gvar.readUInt16BE(6) * gvar.readUInt16BE(4) * 2)
    : Buffer.alloc(0)
  return { tables, glyphs, sharedTuples, letters: lettersOf(font) }
}

/**
 * @param {Buffer} font TrueType or OpenType
 * @returns {Record<string, Buffer>} its tables by name
 */
export function tablesOf(font) {
  const tables = {}
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = 12 + i * 16
    const from = font.readUInt32BE(at + 8)
    tables[font.toString('latin1', at, at + 4)] = font.subarray(from, from + font.readUInt32BE(at + 12))
  }
  return tables
}

/**
 * @param {Buffer} file a font as browsers fetch it
 * @returns {Promise<Buffer>} the same as TrueType: a copy, as the decoder hands out its own memory
 */
export async function decoded(file) {
  return Buffer.from(await convert(file, 'truetype'))
}

/**
 * @param {Buffer} font TrueType, with a table of letters in format 4, which every font has
 * @returns {Map<number, number>} the number of its glyph by each character's code
 */
export function lettersOf(font) {
  const { cmap } = tablesOf(font)
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + i * 8))
  const table = cmap.subarray(offsets.find((offset) => cmap.readUInt16BE(offset) === 4))
  const segments = table.readUInt16BE(6) / 2
  const letters = new Map()
  for (let i = 0; i < segments; i++) {
    const [end, start, delta, rangeAt] = [14, 16 + segments * 2, 16 + segments * 4, 16 + segments * 6].map(
      (from) => from + i * 2,
    )
    const range = table.readUInt16BE(rangeAt)
    for (let code = table.readUInt16BE(start); code <= table.readUInt16BE(end) && code < 0xffff; code++) {
      const at = rangeAt + range + (code - table.readUInt16BE(start)) * 2
      const id = range === 0 ? code : table.readUInt16BE(at)
      if (range === 0 || id) letters.set(code, (id + table.readUInt16BE(delta)) & 0xffff)
    }
  }
  return letters
}

function keyOf({ shape, variation, advance }) {
  return `${advance} ${shape.toString('base64')} ${variation.toString('base64')}`
}

/** The glyph with the numbers that its parts have in the joined font. */
function withComponents(glyph, numberOf) {
  if (glyph.shape.length === 0 || glyph.shape.readInt16BE(0) !== composite) return glyph
  const shape = Buffer.from(glyph.shape)
  for (let at = 10, flags = more; flags & more; ) {
    flags = shape.readUInt16BE(at)
    shape.writeUInt16BE(numberOf(shape.readUInt16BE(at + 2)), at + 2)
    at +=
      4 + (flags & wordArgs ? 4 : 2) + (flags & scale ? 2 : flags & xyScale ? 4 : flags & twoByTwo ? 8 : 0)
  }
  return { ...glyph, shape }
}

function write({ tables, glyphs, letters, maxima, sharedTuples }) {
  const shapes = joined(glyphs.map(({ shape }) => shape))
  const count = glyphs.length
  const maxp = Buffer.from(tables.maxp)
  for (let at = 6; at < maxp.length; at += 2)
    maxp.writeUInt16BE(Math.max(...maxima.map((table) => table.readUInt16BE(at))), at)
  maxp.writeUInt16BE(count, 4)
  const hmtx = Buffer.alloc(count * 4)
  glyphs.forEach(({ advance, bearing }, id) => {
    hmtx.writeUInt16BE(advance, id * 4)
    hmtx.writeInt16BE(bearing, id * 4 + 2)
  })
  const { HVAR, ...kept } = tables
  return sfnt({
    ...kept,
    maxp,
    hmtx,
    cmap: cmapOf(letters),
    glyf: shapes.bytes,
    loca: shapes.offsets,
    ...(tables.gvar && { gvar: gvarOf(tables.gvar, glyphs, sharedTuples) }),
    head: patched(tables.head, 50, 1),
    hhea: patched(tables.hhea, 34, count),
    // Glyphs without names.
    post: Buffer.concat([Buffer.from([0, 3, 0, 0]), tables.post.subarray(4, 32)]),
  })
}

function gvarOf(before, glyphs, sharedTuples) {
  const variations = joined(glyphs.map(({ variation }) => variation))
  const gvar = Buffer.alloc(20)
  before.copy(gvar, 0, 0, 8)
  const tuplesAt = 20 + variations.offsets.length
  gvar.writeUInt32BE(tuplesAt, 8)
  gvar.writeUInt16BE(glyphs.length, 12)
  gvar.writeUInt16BE(1, 14)
  gvar.writeUInt32BE(tuplesAt + sharedTuples.length, 16)
  return Buffer.concat([gvar, variations.offsets, sharedTuples, variations.bytes])
}

function joined(parts) {
  const padded = parts.map((part) => Buffer.concat([part, Buffer.alloc(-part.length & 3)]))
  const offsets = Buffer.alloc((parts.length + 1) * 4)
  padded.reduce(
    (at, part, index) => offsets.writeUInt32BE(at + part.length, (index + 1) * 4) && at + part.length,
    0,
  )
  return { bytes: Buffer.concat(padded), offsets }
}

function patched(table, at, value) {
  const copy = Buffer.from(table)
  copy.writeUInt16BE(value, at)
  return copy
}

// Format 4, a segment for each letter; whoever cuts the font writes a shorter one.
function cmapOf(letters) {
  const sorted = [...letters].sort(([a], [b]) => a - b)
  const codes = [...sorted.map(([code]) => code), 0xffff]
  const deltas = [...sorted.map(([code, id]) => (id - code) & 0xffff), 1]
  const head = [0, 1, 3, 1, 0, 12, 4, 16 + codes.length * 8, 0, codes.length * 2, 0, 0, 0]
  const numbers = [...head, ...codes, 0, ...codes, ...deltas, ...codes.map(() => 0)]
  const cmap = Buffer.alloc(numbers.length * 2)
  for (const [index, number] of numbers.entries()) cmap.writeUInt16BE(number, index * 2)
  return cmap
}

function sfnt(tables) {
  const names = Object.keys(tables).sort()
  const head = Buffer.alloc(12 + names.length * 16)
  head.writeUInt32BE(0x10000)
  head.writeUInt16BE(names.length, 4)
  const { bytes, offsets } = joined(names.map((name) => tables[name]))
  names.forEach((name, index) => {
    const at = 12 + index * 16
    head.write(name, at, 'latin1')
    head.writeUInt32BE(head.length + offsets.readUInt32BE(index * 4), at + 8)
    head.writeUInt32BE(tables[name].length, at + 12)
  })
  return Buffer.concat([head, bytes])
}
