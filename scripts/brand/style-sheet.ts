import { create, type Font } from 'fontkit'
import type { ColourRole, Colours } from '@/provider/kinds/brand'
import { unicodeRange, type WebFont } from './fonts'

/** TrueType fonts of one weight each. */
export type PlainFonts = Record<'regular' | 'bold' | 'headings', Buffer>

// Roles whose colour has another name in the style sheets.
const tokens: Partial<Record<ColourRole, string>> = {
  dark: 'forest',
  dark_raised: 'forest-raised',
  dark_line: 'forest-line',
  dark_text: 'forest-text',
  muted: 'slate',
  line: 'sand',
}

// Computers and iPhones have Arial or a font of its widths, and Android has Roboto. `width` is the mean width of a
// letter in ems, with kerning, over 6,000 words and all headings.
const systemFonts = [
  {
    name: 'Arial',
    regular: ['Arial', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    width: { regular: 0.441136, bold: 0.48245, headings: 0.474669 },
  },
  {
    name: 'Roboto',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
    width: { regular: 0.436997, bold: 0.452725, headings: 0.444438 },
  },
] as const

const sample =
  'Live classes twice a week, with a tutor who knows you by name. You learn the work by doing the work: real projects, read aloud and marked, until somebody hires you. What it costs is said in full, and nothing is charged before you have spoken to us. The next cohort begins on 10 January; there are places left for those who ask in time.'

/** Tailwind's theme: the brand's fonts and colours. */
export function theme(colours: Colours): string {
  const stack = (use: string) =>
    `var(--font-${use}), "${use} extended", "${use} Arial", "${use} Roboto", ui-sans-serif, system-ui, sans-serif`
  const all = Object.entries(colours) as [ColourRole, string][]
  return `/* Made of the provider's brand by scripts/brand/make.ts. */
@theme {
  --font-display: ${stack('headings')};
  --font-sans: ${stack('text')};
  --font-code: code, "code extended", "code stand-in", ui-monospace, monospace;
${all.map(([role, colour]) => `  --color-${tokens[role] ?? role.replace('_', '-')}: ${colour};\n`).join('')}}
`
}

/** Faces for further letters. A browser loads their files only for such a letter; next/font would preload them. */
export function extendedFaces(use: string, fonts: WebFont[]): string {
  return fonts
    .filter(({ letters }) => letters !== 'latin')
    .map(
      ({ file, weight, letters }) => `@font-face {
  font-family: "${use} extended";
  font-weight: ${weight};
  font-display: swap;
  src: url("./${file}") format("woff2");
  unicode-range: ${unicodeRange(letters)};
}
`,
    )
    .join('')
}

/** The face for code. A browser loads its file only on a page that shows code. */
export function codeFace({ file, bytes }: WebFont): string {
  // Most monospaced fonts are 0.6 em wide.
  const fonts = ['Menlo-Regular', 'Roboto Mono', 'Liberation Mono', 'Courier New']
  return `@font-face {
  font-family: code;
  font-display: swap;
  src: url("./${file}") format("woff2");
}
${standIn('code stand-in', '400', fonts, bytes, 0.6)}`
}

/**
 * Fallback fonts, scaled to the brand fonts so that nothing shifts when those arrive. Next's own fallbacks have one
 * weight, so a header would wrap onto a second line.
 */
export function standIns({ regular, bold, headings }: PlainFonts): string {
  return systemFonts
    .flatMap(({ name, width, ...local }) => [
      standIn(`text ${name}`, '400 500', local.regular, regular, width.regular),
      standIn(`text ${name}`, '600 700', local.bold, bold, width.bold),
      standIn(`headings ${name}`, '700', local.bold, headings, width.headings),
    ])
    .join('')
}

function standIn(family: string, weight: string, local: readonly string[], file: Buffer, width: number) {
  const font = create(file)
  const adjust = sampleWidth(font) / width
  const share = (units: number) => `${((units / font.unitsPerEm / adjust) * 100).toFixed(2)}%`
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  src: ${local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${(adjust * 100).toFixed(2)}%;
  ascent-override: ${share(font.ascent)};
  descent-override: ${share(-font.descent)};
  line-gap-override: 0%;
}
`
}

function sampleWidth(font: Font): number {
  const widths = [...sample].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth)
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / font.unitsPerEm
}
