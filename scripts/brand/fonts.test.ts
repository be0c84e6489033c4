import { cutFonts } from './fonts'
import { decoded, lettersOf } from './merge-fonts.mjs'

// What their designers have not drawn, in no weight and no file: there the browser's own font steps in.
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

test('fonts are cut to Latin-1, Latin Extended-A and the signs of our texts, and weigh 40 KB together at the most', async () => {
  let size = 0
  for (const { use, name, undrawn } of fonts) {
    const [font] = await cutFonts(use, [name])
    const bytes = font?.bytes ?? Buffer.alloc(0)
    const letters: Map<number, number> = lettersOf(await decoded(bytes))
    const missing = [...latin, ...signs].filter((code) => code !== softHyphen && !letters.get(code))
    expect(String.fromCodePoint(...missing)).toBe(undrawn)
    size += bytes.length
  }
  expect(size).toBeLessThanOrEqual(40_000)
})

test('a variable font of text comes as one file of all weights, and one of headings is bold alone', async () => {
  const of = async (use: 'headings' | 'text', name: string) =>
    (await cutFonts(use, [name])).map(({ file, weight }) => `${file} ${weight}`)
  expect(await of('text', '@fontsource-variable/figtree')).toEqual(['text.woff2 400 700'])
  expect(await of('headings', '@fontsource-variable/figtree')).toEqual(['headings.woff2 700'])
})

test.each([
  ['@fontsource/no-such-font', /brand\.yaml:\d+: fonts\.text: the package @fontsource\/no-such-font is not/],
  ['fonts/no-such.woff2', /brand\.yaml:\d+: fonts\.text: content\/brand\/fonts\/no-such\.woff2 is missing/],
  ['mark.svg.ttf', /is missing/],
])('a font that is not there is told with file and line: %s', async (name, told) => {
  await expect(cutFonts('text', [name])).rejects.toThrow(told)
})
