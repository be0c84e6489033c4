import { brand } from '@/lib/brand/brand'
import { site } from '@/provider/facts/site'
import { linesOf, writeLine } from './lines'
import { margin, type Paper, type Tag } from './paper'
import { asArtifact, lineHeight, say, widthOf } from './write'

const { dark, action, muted } = brand.colours
const longTitleChars = 30

/** Writes the head of the first page: the provider's name, and the paper's kind and title. */
export function writeHead(paper: Paper, root: Tag, kind: string, words: string): void {
  const size = words.length > longTitleChars ? 24 : 34
  const title = { face: 'headings', size, colour: '#ffffff' } as const
  const lines = linesOf(paper, [{ text: words }], { ...title, width: widthOf(paper) })
  const height = 118 + lines.length * lineHeight(title)
  asArtifact(paper, () => paper.rect(0, 0, paper.page.width, height).fill(dark))
  paper.y = 42
  say(paper, root, 'P', site.name, { face: 'headings', size: 15, colour: '#ffffff', after: 16 })
  say(paper, root, 'P', kind, { face: 'bold', size: 12, colour: action, after: 2 })
  say(paper, root, 'H1', words, title)
  paper.y = height + 22
}

/** Writes the foot of each page. All pages must exist, because each foot shows the number of pages. */
export function writeFeet(paper: Paper, words: string): void {
  const { start, count } = paper.bufferedPageRange()
  for (let at = start; at < start + count; at++) {
    paper.switchToPage(at)
    const y = paper.page.height - 42
    const number = `${at + 1} of ${count}`
    asArtifact(paper, () => {
      const [line] = linesOf(paper, [{ text: words }], {
        face: 'regular',
        size: 9,
        width: widthOf(paper) - 60,
      })
      paper.fontSize(9).fillColor(muted)
      if (line) writeLine(paper, line, margin.side, y)
      const right = paper.page.width - margin.side - paper.font('regular').widthOfString(number)
      paper.text(number, right, y, { lineBreak: false })
    })
  }
}
