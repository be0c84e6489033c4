import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBrand } from './brand'
import { readSvg } from './svg'

const demo = readFileSync('content/brand/brand.yaml', 'utf8')
const before = process.env.CONTENT_DIR
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'))
  mkdirSync(join(folder, 'brand'))
  process.env.CONTENT_DIR = folder
})

afterEach(() => {
  rmSync(folder, { recursive: true })
  process.env.CONTENT_DIR = before
  if (before === undefined) delete process.env.CONTENT_DIR
})

const write = (name: string, text: string) => writeFileSync(join(folder, 'brand', name), text)

test.each([
  ['a colour that does not exist', /paper: .*/, 'paper: "#f7f5g0"', '4: colours.paper: isn’t a colour'],
  ['a name in the place of a colour', /paper: .*/, 'paper: cream', '4: colours.paper: isn’t a colour'],
  [
    'a colour without quotation marks',
    /paper: .*/,
    'paper: #f7f5f0',
    '4: colours.paper: must be in quotation marks',
  ],
  ['a colour that is missing', /paper: .*/, '', 'colours.paper: is missing'],
  ['an unknown colour', /paper: /, 'papper: ', 'colours.papper: did you mean paper?'],
  ['a logo that is no SVG', 'mark.svg', 'mark.png', 'logo.mark: must name an SVG file'],
  ['a font without a name', / {2}text: .*/, '  text: ""', 'fonts.text: must be the name of an npm package'],
])('%s is reported with file and line', (_, part, put, told) => {
  write('brand.yaml', demo.replace(part, put))
  expect(readBrand).toThrow(/brand\/brand\.yaml:\d+: /)
  expect(readBrand).toThrow(told)
})

test('a logo of 3 MB and a missing one are reported', () => {
  write('mark.svg', `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(3_000_000)}</svg>`)
  expect(() => readSvg('brand/mark.svg')).toThrow(/mark\.svg: is 3\.0 MB: a logo is part of every page/)
  expect(() => readSvg('brand/other.svg')).toThrow(/other\.svg: is missing/)
})
