import { create } from 'fontkit'
import { plainFont, webFonts } from './fonts'

// `undrawn` lists letters that the font's designers have not drawn. For them the browser uses a fallback font.
const fonts = [
  {
    use: 'headings',
    name: '@fontsource-variable/bricolage-grotesque',
    undrawn: '¤ĈĉĔĕĜĝĤĥĬĭĴĵĸĿŀŉŎŏŜŝŢţŦŧſ',
  },
  { use: 'text', name: '@fontsource-variable/figtree', undrawn: 'ĔĕĨĩĬĭĸĿŀŉŎŏŢţŦŧŨũſ' },
] as const
const softHyphen = 0xad
const latin = Array.from({ length: 0x180 - 0x20 }, (_, i) => 0x20 + i).filter(
  (code) => code < 0x7f || code > 0x9f,
)
const signs = [...'–—‘’“”…€'].map((sign) => sign.codePointAt(0) as number)

test('fonts are cut to Latin-1, Latin Extended-A and the signs of our texts, and weigh 27 KB on an English page', async () => {
  let size = 0
  let more = 0
  for (const { use, name, undrawn } of fonts) {
    const faces = await webFonts(use, [name])
    const drawn = new Set(faces.flatMap(({ bytes }) => create(bytes).characterSet))
    const missing = [...latin, ...signs].filter((code) => code !== softHyphen && !drawn.has(code))
    expect(String.fromCodePoint(...missing)).toBe(undrawn)
    for (const { letters, bytes } of faces) {
      if (letters === 'latin') size += bytes.length
      if (letters === 'accented') more += bytes.length
    }
  }
  expect(size).toBeLessThanOrEqual(27_000)
  expect(size + more).toBeLessThanOrEqual(40_000)
})

test('a variable text font has all weights in one file, and a heading font is only bold', async () => {
  const of = async (use: 'headings' | 'text', name: string) =>
    (await webFonts(use, [name])).map(({ file, weight }) => `${file} ${weight}`)
  expect(await of('text', '@fontsource-variable/figtree')).toEqual([
    'text.woff2 400 700',
    'text-accented.woff2 400 700',
    'text-extended.woff2 400 700',
  ])
  expect(await of('headings', '@fontsource-variable/bricolage-grotesque')).toEqual([
    'headings.woff2 700',
    'headings-accented.woff2 700',
    'headings-extended.woff2 700',
  ])
})

test('a font for code has the signs of a keyboard, and weighs 6 KB at most', async () => {
  const [font, accented] = await webFonts('code', ['@fontsource-variable/jetbrains-mono'])
  const { characterSet } = create(font?.bytes ?? Buffer.alloc(0))
  expect(characterSet).toEqual(
    expect.arrayContaining([...'{}[]<>|`~^\\£'].map((sign) => sign.codePointAt(0))),
  )
  expect(create(accented?.bytes ?? Buffer.alloc(0)).characterSet).toContain(0xe9)
  expect(font?.bytes.length).toBeLessThanOrEqual(6000)
})

test('a document’s font has one weight, and only the letters of its set', async () => {
  const font = await plainFont('text', ['@fontsource-variable/figtree'], 700, 'extended')
  const { characterSet, variationAxes } = create(font ?? Buffer.alloc(0))
  expect(characterSet).toContain(0x142)
  expect(characterSet).not.toContain(0x61)
  expect(variationAxes).toEqual({})
})

test.each([
  [
    '@fontsource/no-such-font',
    /brand\.yaml:\d+: fonts\.text: the package @fontsource\/no-such-font isn’t installed/,
  ],
  ['fonts/no-such.woff2', /brand\.yaml:\d+: fonts\.text: content\/brand\/fonts\/no-such\.woff2 is missing/],
  ['mark.svg.ttf', /is missing/],
])('a missing font is reported with file and line: %s', async (name, told) => {
  await expect(webFonts('text', [name])).rejects.toThrow(told)
})
