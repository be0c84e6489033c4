// What must be a file before Next builds or types are checked, made of the provider's brand into .brand/: the style sheet
// of its colours, its fonts, and the drawings in its colours. scripts/serve/brand.mjs runs it where something has changed.
import '../serve/command.mjs'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBrand } from '@/provider/brand'
import { cutFonts, pictureFont, plainFont } from './fonts'
import { standIns } from './stand-ins'
import { theme } from './theme'

const folder = '.brand'
const drawings = 'components/art/drawings'
const { colours, fonts } = readBrand()

const headings = await cutFonts('headings', fonts.headings)
const text = await cutFonts('text', fonts.text)
mkdirSync(join(folder, 'drawings'), { recursive: true })
const files = [...headings, ...text]
for (const { file, bytes } of files) write(file, bytes)
for (const name of readdirSync(folder))
  if (name.endsWith('.woff2') && !files.some(({ file }) => file === name)) rmSync(join(folder, name))
write('brand.css', `${theme(colours)}${standIns(headings, text)}`)
write('fonts.ts', fontsModule({ headings, text }))
write(
  'picture-font.ts',
  `export const pictureFont = '${(await pictureFont(fonts.headings)).toString('base64')}'\n`,
)
write('print-fonts.ts', `export const printFonts = ${JSON.stringify(await printFonts())}\n`)
for (const name of readdirSync(drawings))
  write(join('drawings', name), coloured(readFileSync(join(drawings, name), 'utf8')))

// For documents that are printed, which know neither WOFF2 nor axes.
async function printFonts(): Promise<Record<string, string>> {
  const [regular, bold] = await Promise.all([400, 700].map((weight) => plainFont('text', fonts.text, weight)))
  const headings = await plainFont('headings', fonts.headings, 700)
  const all = Object.entries({ regular, bold, headings })
  return Object.fromEntries(all.map(([name, bytes]) => [name, (bytes as Buffer).toString('base64')]))
}

// What has not changed is not written, so that a development server does not take it for new; and nothing is ever half
// there, as the unit tests and a build may both make it.
function write(name: string, content: string | Buffer): void {
  const path = join(folder, name)
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(content))) return
  writeFileSync(`${path}.${process.pid}`, content)
  renameSync(`${path}.${process.pid}`, path)
}

// Next reads the options of a font while it compiles: they must be written out.
function fontsModule(cut: Record<string, { file: string; weight: string }[]>): string {
  const each = Object.entries(cut).map(([name, faces]) => {
    const src = faces.map(({ file, weight }) => `{ path: './${file}', weight: '${weight}' }`).join(', ')
    return `export const ${name} = localFont({ src: [${src}], variable: '--font-${name}', adjustFontFallback: false })\n`
  })
  return `import localFont from 'next/font/local'\n\n${each.join('')}`
}

function coloured(drawing: string): string {
  return drawing.replaceAll(/\{(\w+)\}/g, (_, role) => {
    const colour = (colours as Record<string, string>)[role]
    if (!colour) throw new Error(`A drawing names the colour ${role}, which is no role of the brand's`)
    return colour
  })
}
