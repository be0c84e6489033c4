import { brand } from '@/lib/brand/brand'
import { linesOf, type Run, writeLine } from './lines'
import { type Face, margin, type Paper, type Tag } from './paper'

/** How words look; lengths are in points. */
export type Look = {
  face?: Face
  size: number
  colour?: string
  before?: number
  after?: number
  indent?: number
  rule?: string
  link?: string
}

/** The height of a line, in points. */
export const lineHeight = ({ face, size }: Look): number => size * (face === 'headings' ? 1.2 : 1.42)

export const looks = {
  lead: { size: 13, before: 4, after: 14 },
  heading: { face: 'headings', size: 16, before: 16, after: 6 },
  subheading: { face: 'bold', size: 11.5, before: 8, after: 3 },
  paragraph: { size: 10.2, after: 5 },
  item: { size: 10.2, after: 2.5, indent: 14 },
  quote: { size: 10.2, before: 2, after: 7, indent: 14, rule: brand.colours.action },
  address: { face: 'bold', size: 10.2, colour: brand.colours.brand },
  code: { size: 8.5, before: 2, after: 7, indent: 14, colour: brand.colours.muted },
} satisfies Record<string, Look>

/** Writes words below the current position, and adds pages when they need more room. */
export function say(paper: Paper, parent: Tag, tag: string, words: string | Run[], look: Look): void {
  const { face = 'regular', size, colour = brand.colours.ink, before = 0, after = 0, indent = 0, rule } = look
  const runs = typeof words === 'string' ? [{ text: words.trim() }] : words
  const width = widthOf(paper) - indent
  const lines = linesOf(paper, runs, { face, size, width })
  if (lines.length === 0) return
  const height = lineHeight(look)
  // A heading is never alone at the foot of a page, and a quotation is never split over two pages.
  roomFor(paper, before + (tag.startsWith('H') ? size * 5 : height * (rule ? lines.length : 1)))
  if (paper.y > margin.top) paper.y += before
  if (tag === 'H2') paper.outline.addItem(runs.map(({ text }) => text).join(''))
  if (rule) drawRule(paper, height * lines.length, rule)
  const link = look.link && { link: look.link, underline: true }
  const content = paper.struct(tag, link ? { alt: look.link } : {}, () => {
    for (const line of lines) {
      if (isPastEnd(paper, height)) nextPage(paper)
      const { y } = paper
      paper.fontSize(size).fillColor(colour)
      writeLine(paper, line, margin.side + indent, y, link || {})
      paper.y = y + height
    }
  })
  parent.add(content)
  paper.x = margin.side
  paper.y += after
}

/** How wide the text of a page is, in points. */
export function widthOf(paper: Paper): number {
  return paper.page.width - 2 * margin.side
}

/** Begins a page when `height` does not fit on the current one. Returns whether it did so. */
export function roomFor(paper: Paper, height: number): boolean {
  const isBroken = isPastEnd(paper, height)
  if (isBroken) paper.addPage()
  return isBroken
}

/** Draws decoration, which screen readers skip. */
export function asArtifact(paper: Paper, draw: () => void): void {
  paper.markContent('Artifact', { type: 'Layout' })
  draw()
  paper.endMarkedContent()
}

function isPastEnd(paper: Paper, height: number): boolean {
  return paper.y + height > paper.page.height - margin.bottom
}

// Marked content continues on the next page. pdfkit's types lack this method.
function nextPage(paper: Paper): void {
  ;(paper as Paper & { continueOnNewPage(): void }).continueOnNewPage()
}

function drawRule(paper: Paper, height: number, colour: string): void {
  asArtifact(paper, () => paper.rect(margin.side, paper.y, 3, height).fill(colour))
}
