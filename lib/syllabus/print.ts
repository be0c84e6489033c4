import { brand } from '@/lib/brand/brand'
import { cut } from '@/lib/html/text'
import { site } from '@/provider/facts/site'
import type { Block } from './blocks'
import { drawable, drawableLines, type Face, fileOf, margin, newPaper, type Paper } from './paper'
import type { Syllabus } from './syllabus'

// Of one paragraph: an upstream may send anything.
const longest = 3000

type Tag = PDFKit.PDFStructureElement
type Look = {
  face?: Face
  size: number
  colour?: string
  before?: number
  after?: number
  indent?: number
  asLines?: boolean
}

const { dark, action, brand: link, muted, ink, line } = brand.colours

const looks = {
  lead: { size: 13, before: 4, after: 14 },
  heading: { face: 'headings', size: 18, before: 20, after: 7 },
  smaller: { face: 'bold', size: 12, before: 9, after: 3 },
  text: { size: 10.5, after: 6 },
  item: { size: 10.5, after: 3.5, indent: 14 },
  code: { size: 9.5, before: 2, after: 9, indent: 14, colour: muted, asLines: true },
} satisfies Record<string, Look>

/**
 * Prints a syllabus.
 *
 * @param syllabus what it says
 * @param url of the path's page, which is always newer
 * @returns a PDF of some pages of A4
 */
export async function printSyllabus(syllabus: Syllabus, url: string): Promise<ArrayBuffer> {
  const title = drawable(cut(syllabus.title, 120)) || site.name
  const paper = newPaper(`${title}: syllabus`, site.legalName)
  const root = paper.struct('Document')
  paper.addStructure(root)
  head(paper, root, title)
  say(paper, root, 'P', syllabus.lead, looks.lead)
  facts(paper, root, syllabus.facts)
  for (const { heading, blocks } of syllabus.parts) {
    say(paper, root, 'H2', heading, looks.heading)
    printBlocks(paper, root, blocks)
  }
  plans(paper, root, syllabus.plans)
  closing(paper, root, url)
  root.end()
  feet(paper, `${site.name} · ${title}`)
  return await fileOf(paper)
}

function head(paper: Paper, root: Tag, title: string): void {
  const wide = { width: paper.page.width - 2 * margin.side }
  paper.font('headings').fontSize(34)
  const height = 124 + paper.heightOfString(title, wide)
  asArtifact(paper, () => paper.rect(0, 0, paper.page.width, height).fill(dark))
  paper.x = margin.side
  paper.y = 46
  say(paper, root, 'P', site.name, { face: 'headings', size: 15, colour: '#ffffff', after: 20 })
  say(paper, root, 'P', 'Syllabus', { face: 'bold', size: 12, colour: action, after: 2 })
  say(paper, root, 'H1', title, { face: 'headings', size: 34, colour: '#ffffff' })
  paper.y = height + 22
}

// Names beside their values, as a table whose first column is its head.
function facts(paper: Paper, root: Tag, rows: Syllabus['facts']): void {
  const table = paper.struct('Table')
  root.add(table)
  const left = margin.side
  const value = left + 130
  const width = paper.page.width - margin.side - value
  for (const [name, text] of rows.map((row) => row.map(drawable) as [string, string])) {
    paper.font('regular').fontSize(10.5)
    const height = Math.max(paper.heightOfString(text, { width }), 13) + 9
    roomFor(paper, height)
    const { y } = paper
    asArtifact(paper, () =>
      paper
        .moveTo(left, y)
        .lineTo(value + width, y)
        .lineWidth(0.6)
        .stroke(line),
    )
    const row = paper.struct('TR')
    table.add(row)
    const cell = (kind: 'TH' | 'TD', face: Face, words: string, x: number, room: number) =>
      row.add(
        paper.struct(kind, kind === 'TH' ? ({ scope: 'Row' } as object) : {}, () => {
          paper
            .font(face)
            .fontSize(10.5)
            .fillColor(kind === 'TH' ? muted : ink)
          paper.text(words, x, y + 5, { width: room })
        }),
      )
    cell('TH', 'regular', name, left, 120)
    cell('TD', 'bold', text, value, width)
    row.end()
    paper.x = left
    paper.y = y + height
  }
  table.end()
}

const printed = {
  heading: { tag: 'H3', look: looks.smaller },
  paragraph: { tag: 'P', look: looks.text },
  code: { tag: 'Code', look: looks.code },
}

function printBlocks(paper: Paper, root: Tag, blocks: Block[]): void {
  let list: Tag | undefined
  for (const { kind, text } of blocks) {
    if (kind !== 'item') {
      list?.end()
      list = undefined
      say(paper, root, printed[kind].tag, text, printed[kind].look)
      continue
    }
    if (!list) {
      list = paper.struct('L')
      root.add(list)
    }
    printItem(paper, list, text)
  }
  list?.end()
}

function printItem(paper: Paper, list: Tag, text: string): void {
  const item = paper.struct('LI')
  list.add(item)
  const { size, indent } = looks.item
  roomFor(paper, 2 * size)
  const { y } = paper
  item.add(
    paper.struct('Lbl', {}, () => {
      paper
        .font('bold')
        .fontSize(size)
        .fillColor(link)
        .text('•', margin.side + 2, y, { lineBreak: false })
    }),
  )
  paper.x = margin.side
  paper.y = y
  say(paper, item, 'LBody', text, { ...looks.item, indent })
  item.end()
}

function plans(paper: Paper, root: Tag, all: Syllabus['plans']): void {
  if (all.length === 0) return
  say(paper, root, 'H2', 'Prices', looks.heading)
  for (const { name, lines } of all) {
    roomFor(paper, 60)
    say(paper, root, 'H3', name, looks.smaller)
    for (const text of lines) say(paper, root, 'P', text, { ...looks.text, after: 2 })
  }
}

function closing(paper: Paper, root: Tag, url: string): void {
  roomFor(paper, 130)
  say(paper, root, 'H2', 'Questions?', looks.heading)
  say(paper, root, 'P', `Call ${site.phone} or write to ${site.email}.`, looks.text)
  say(paper, root, 'P', 'Dates and prices change: the page of this path has those of today.', looks.text)
  root.add(
    paper.struct('P', {}, [
      paper.struct('Link', { alt: url }, () => {
        paper.font('bold').fontSize(10.5).fillColor(link)
        paper.text(url, margin.side, paper.y, { link: url, underline: true })
      }),
    ]),
  )
}

function say(paper: Paper, parent: Tag, tag: string, text: string, look: Look): void {
  const { face = 'regular', size, colour = ink, before = 0, after = 0, indent = 0, asLines } = look
  const words = (asLines ? drawableLines : drawable)(text.slice(0, longest))
  if (!words) return
  // A heading does not stand alone at the foot of a page.
  roomFor(paper, before + size * (tag.startsWith('H') ? 5 : 1.5))
  if (paper.y > margin.top) paper.y += before
  const width = paper.page.width - 2 * margin.side - indent
  parent.add(
    paper.struct(tag, {}, () => {
      paper.font(face).fontSize(size).fillColor(colour)
      paper.text(words, margin.side + indent, paper.y, { width, lineGap: size * 0.22 })
    }),
  )
  paper.x = margin.side
  paper.y += after
}

function roomFor(paper: Paper, height: number): void {
  if (paper.y + height > paper.page.height - margin.bottom) paper.addPage()
}

function feet(paper: Paper, words: string): void {
  const { start, count } = paper.bufferedPageRange()
  for (let at = start; at < start + count; at++) {
    paper.switchToPage(at)
    // Else the line below the margin would begin a page of its own.
    paper.page.margins.bottom = 0
    asArtifact(paper, () => {
      paper.font('regular').fontSize(9).fillColor(muted)
      const y = paper.page.height - 42
      const width = paper.page.width - 2 * margin.side
      paper.text(words, margin.side, y, { width, lineBreak: false })
      paper.text(`${at + 1} of ${count}`, margin.side, y, { width, align: 'right', lineBreak: false })
    })
  }
}

// What is drawn and not read out.
function asArtifact(paper: Paper, draw: () => void): void {
  paper.markContent('Artifact', { type: 'Layout' })
  draw()
  paper.endMarkedContent()
}
