import type { CutFont } from './fonts'
import { lettersOf, tablesOf } from './merge-fonts.mjs'

// What is on computers and Apple's phones, or has its widths, and what is on Android's. A width is the mean of the sample's
// letters, in ems, such that a font that is as wide takes as much room: measured with kerning over 6,000 words of text,
// regular and bold, and over all headings.
const families = [
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

/**
 * The rules for what stands in for the brand's fonts until they have come, made as wide and as tall as they are, so that
 * nothing moves then. Next's own know one weight, and a header that breaks in two on a phone.
 *
 * @param headings as they are cut
 * @param text as it is cut
 * @returns a style sheet of families such as "text Arial"
 */
export function standIns(headings: CutFont[], text: CutFont[]): string {
  const [heading, ...texts] = [headings, text].flatMap((cut) => cut.flatMap(({ metrics }) => metrics))
  const [regular, bold] = [texts[0], texts.at(-1)] as [Buffer, Buffer]
  return families
    .flatMap(({ name, width, ...local }) => [
      face(`text ${name}`, '400 500', local.regular, regular, width.regular),
      face(`text ${name}`, '600 700', local.bold, bold, width.bold),
      face(`headings ${name}`, '700', local.bold, heading as Buffer, width.headings),
    ])
    .join('')
}

function face(family: string, weight: string, local: readonly string[], font: Buffer, width: number): string {
  const { hhea, head } = tablesOf(font) as Record<'hhea' | 'head', Buffer>
  const adjust = sampleWidth(font) / width
  const share = (units: number) => `${((units / head.readUInt16BE(18) / adjust) * 100).toFixed(2)}%`
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  src: ${local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${(adjust * 100).toFixed(2)}%;
  ascent-override: ${share(hhea.readInt16BE(4))};
  descent-override: ${share(-hhea.readInt16BE(6))};
  line-gap-override: 0%;
}
`
}

function sampleWidth(font: Buffer): number {
  const { hmtx, hhea, head } = tablesOf(font) as Record<'hmtx' | 'hhea' | 'head', Buffer>
  const letters: Map<number, number> = lettersOf(font)
  const last = hhea.readUInt16BE(34) - 1
  const widths = [...sample].map((letter) =>
    hmtx.readUInt16BE(Math.min(letters.get(letter.codePointAt(0) ?? 0) ?? 0, last) * 4),
  )
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / head.readUInt16BE(18)
}
