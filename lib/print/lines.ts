import { drawable, type Face, type Paper } from './paper'

/** Words in `face`. Without it, they have the face of the text around them. */
export type Run = { text: string; face?: Face }

/** A run of text in one font. */
type Piece = { text: string; font: string }

export type Line = Piece[]

type Room = { face: Face; size: number; width: number }

// The limit of one text, because an upstream may send texts of any length.
const maxLetters = 3000

// Each font has two files. The second has these letters, and the first has all others.
const extended = '\\u0100-\\u0130\\u0132-\\u0151\\u0154-\\u017f'
const parts = new RegExp(`\\n| +|[${extended}]+|[^\\n ${extended}]+`, 'g')
const isExtended = new RegExp(`[${extended}]`)

/** Breaks words into lines. pdfkit itself would break a word at a change of font. */
export function linesOf(paper: Paper, runs: Run[], { face, size, width }: Room): Line[] {
  const lines: Line[] = [[]]
  let used = 0
  for (const word of wordsOf(runs, face).flatMap((word) => fitting(paper, word, size, width))) {
    const wide = lineWidth(paper, word, size)
    const isBreak = word[0]?.text === '\n'
    if (isBreak || used + wide > width) {
      lines.push([])
      used = 0
    }
    const isBlank = word[0]?.text.startsWith(' ')
    if (isBreak || (isBlank && used === 0)) continue
    used += wide
    for (const piece of word) append(lines.at(-1) ?? [], piece)
  }
  return lines.some(({ length }) => length > 0) ? lines : []
}

/** Writes a line whose top is at `y`. */
export function writeLine(paper: Paper, line: Line, x: number, y: number, options = {}): void {
  let at = x
  for (const { text, font } of line) {
    paper.font(font).text(text, at, y, { lineBreak: false, ...options })
    at += paper.widthOfString(text)
  }
}

// Spaces and line ends are words as well.
function wordsOf(runs: Run[], face: Face): Line[] {
  const words: Line[] = []
  let isOpen = false
  let letters = 0
  for (const run of runs) {
    const text = drawable(run.text.slice(0, maxLetters - letters))
    letters += run.text.length
    for (const part of text.match(parts) ?? []) {
      const own = run.face ?? face
      const piece = { text: part, font: isExtended.test(part) ? `${own} extended` : own }
      const isBlank = /^[\n ]/.test(part)
      if (isOpen && !isBlank) words.at(-1)?.push(piece)
      else words.push([piece])
      isOpen = !isBlank
    }
    if (letters >= maxLetters) break
  }
  return words
}

// A word that is wider than a line is halved until it fits.
function fitting(paper: Paper, word: Line, size: number, width: number): Line[] {
  const [first] = word
  if (!first || lineWidth(paper, word, size) <= width) return [word]
  if (word.length > 1) return word.flatMap((piece) => fitting(paper, [piece], size, width))
  const half = Math.ceil(first.text.length / 2)
  if (half === first.text.length) return [word]
  return [first.text.slice(0, half), first.text.slice(half)].flatMap((text) =>
    fitting(paper, [{ ...first, text }], size, width),
  )
}

export function lineWidth(paper: Paper, line: Line, size: number): number {
  const widths = line.map(({ text, font }) => paper.font(font).fontSize(size).widthOfString(text))
  return widths.reduce((sum, width) => sum + width, 0)
}

// Joins a piece to the last one if both have the same font.
function append(line: Line, piece: Piece): void {
  const last = line.at(-1)
  if (last?.font === piece.font) last.text += piece.text
  else line.push({ ...piece })
}
