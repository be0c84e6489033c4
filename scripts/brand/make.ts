// Writes .brand/ before the build and the type check: colours, fonts and drawings of the brand.
// scripts/serve/brand.mjs runs it after a change.
import '../serve/command.mjs'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBrand } from '@/provider/brand'
import { plainFont, type WebFont, webFonts } from './fonts'
import { codeFace, extendedFaces, type PlainFonts, standIns, theme } from './style-sheet'

const folder = '.brand'
const drawings = 'components/art/drawings'
const { colours, fonts } = readBrand()

const headings = await webFonts('headings', fonts.headings)
const text = await webFonts('text', fonts.text)
const code = await webFonts('code', fonts.code ?? [])
const plain = (await plainFonts('latin')) as PlainFonts
mkdirSync(join(folder, 'drawings'), { recursive: true })
const files = [...headings, ...text, ...code]
for (const { file, bytes } of files) write(file, bytes)
for (const name of readdirSync(folder))
  if (name.endsWith('.woff2') && !files.some(({ file }) => file === name)) rmSync(join(folder, name))
const faces = Object.entries({ headings, text, code }).map(([use, fonts]) => extendedFaces(use, fonts))
write(
  'brand.css',
  theme(colours) + faces.join('') + standIns(plain) + code.slice(0, 1).map(codeFace).join(''),
)
write('fonts.ts', fontsModule({ headings, text }))
write('plain-fonts.ts', plainFontsModule(plain, await plainFonts('extended')))
for (const name of readdirSync(drawings))
  write(join('drawings', name), coloured(readFileSync(join(drawings, name), 'utf8')))

async function plainFonts(letters: 'latin' | 'extended'): Promise<Partial<PlainFonts>> {
  const [regular, bold] = await Promise.all(
    [400, 700].map((weight) => plainFont('text', fonts.text, weight, letters)),
  )
  return { regular, bold, headings: await plainFont('headings', fonts.headings, 700, letters) }
}

// A development server would reload after a rewrite of an unchanged file. The rename replaces the whole file at once,
// because tests and a build may write at the same time.
function write(name: string, content: string | Buffer): void {
  const path = join(folder, name)
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(content))) return
  writeFileSync(`${path}.${process.pid}`, content)
  renameSync(`${path}.${process.pid}`, path)
}

// Next reads font options while it compiles, so they are literals.
function fontsModule(uses: Record<string, WebFont[]>): string {
  const each = Object.entries(uses).map(([name, faces]) => {
    const latin = faces.filter(({ letters }) => letters === 'latin')
    const src = latin.map(({ file, weight }) => `{ path: './${file}', weight: '${weight}' }`).join(', ')
    return `export const ${name} = localFont({ src: [${src}], variable: '--font-${name}', adjustFontFallback: false })\n`
  })
  return `import localFont from 'next/font/local'\n\n${each.join('')}`
}

function plainFontsModule(latin: PlainFonts, extended: Partial<PlainFonts>): string {
  const encoded = (fonts: Partial<PlainFonts>) =>
    JSON.stringify(
      Object.fromEntries(Object.entries(fonts).map(([face, bytes]) => [face, bytes?.toString('base64')])),
    )
  return `type Fonts = Record<'regular' | 'bold' | 'headings', string>
export const latin: Fonts = ${encoded(latin)}
export const extended: Partial<Fonts> = ${encoded(extended)}
`
}

function coloured(drawing: string): string {
  return drawing.replaceAll(/\{(\w+)\}/g, (_, role) => {
    const colour = (colours as Record<string, string>)[role]
    if (!colour) throw new Error(`A drawing names the colour ${role}, which is no role of the brand's`)
    return colour
  })
}
