import { readFileSync, statSync } from 'node:fs'
import { decoded, lettersOf } from './merge-fonts.mjs'

// What their designers have not drawn, in no weight and no file: there the browser's own font steps in.
const fonts = [
  { file: 'app/fonts/bricolage-grotesque.woff2', undrawn: '¤ĈĉĔĕĜĝĤĥĬĭĴĵĸĿŀŉŎŏŜŝŢţŦŧſ' },
  { file: 'app/fonts/figtree.woff2', undrawn: 'ĔĕĨĩĬĭĸĿŀŉŎŏŢţŦŧŨũſ' },
]
const softHyphen = 0xad
const latin = Array.from({ length: 0x180 - 0x20 }, (_, i) => 0x20 + i).filter(
  (code) => code < 0x7f || code > 0x9f,
)
const signs = [...'–—‘’“”…€'].map((sign) => sign.codePointAt(0) as number)

test.each(fonts)(
  '$file has Latin-1, Latin Extended-A and the signs of our texts',
  async ({ file, undrawn }) => {
    const letters = lettersOf(await decoded(readFileSync(file)))
    const missing = [...latin, ...signs].filter((code) => code !== softHyphen && !letters.get(code))
    expect(String.fromCodePoint(...missing)).toBe(undrawn)
  },
)

test('the fonts weigh 40 KB together at the most', () => {
  const sizes = fonts.map(({ file }) => statSync(file).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000)
})
