// Cuts the site's two fonts out of Fontsource's: the letters that a European name or an upstream's word may have, the
// weights that the style sheets use: `npm run fonts`. Commit what it writes. The few bytes of hinting stay: they tell Linux not
// to hint by itself, which widens each letter to whole pixels.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { decoded, mergeFonts } from './merge-fonts.mjs'

// Headings are bold. A variable font would need twice the bytes for its kerning alone.
const fonts = [
  { name: 'bricolage-grotesque', variationAxes: { wght: 700 } },
  { name: 'figtree', variationAxes: { wght: { min: 400, max: 700 } } },
]

// Latin-1, Latin Extended-A and punctuation, and the signs that our texts use beside them.
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x205f],
]
const letters = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
const text = `${String.fromCodePoint(...letters)}€™−←↑→↓✓☐`

for (const { name, variationAxes } of fonts) {
  const folder = `node_modules/@fontsource-variable/${name}`
  const [latin, extended] = [await read(folder, name, 'latin'), await read(folder, name, 'latin-ext')]
  const font = await subsetFont(mergeFonts(latin, extended), text, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: ['kern', 'liga', 'calt', 'tnum'],
    dropTables: ['STAT'],
  })
  writeFileSync(`app/fonts/${name}.woff2`, font)
  cpSync(`${folder}/LICENSE`, `app/fonts/${name}.LICENSE.txt`)
  process.stdout.write(`${name}: ${font.length} bytes\n`)
}

function read(folder, name, part) {
  return decoded(readFileSync(`${folder}/files/${name}-${part}-wght-normal.woff2`))
}
