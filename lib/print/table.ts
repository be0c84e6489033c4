import { brand } from '@/lib/brand/brand'
import { linesOf, lineWidth, type Run, writeLine } from './lines'
import { margin, type Paper, type Tag } from './paper'
import { asArtifact, lineHeight, roomFor, widthOf } from './write'

/** A cell with `scope` is the header of its row or column. */
export type Cell = { runs: Run[]; scope?: 'Row' | 'Column' }

// Limits, because an upstream may send tables of any size.
const maxRows = 100
const maxColumns = 8
const maxRunLetters = 600

const size = 9.5
const rowLine = lineHeight({ size })
const gapPt = 10
const padPt = 4
const thin = 0.6

// The size of an empty cell, in points, so that somebody can write in it.
const blank = { width: 130, height: 24 }

// A column requests the width of its longest cell, up to this.
const maxWidth = 260

const { line: ruleColour, brand_tint: tint, muted, ink } = brand.colours
const faces = { Column: 'bold', Row: 'regular', none: 'regular' } as const

/** Writes rows of cells between rules. */
export function writeTable(paper: Paper, parent: Tag, all: Cell[][]): void {
  if (all.length === 0) return
  const rows = all.slice(0, maxRows).map((row) => row.slice(0, maxColumns).map(cut))
  const table = paper.struct('Table')
  parent.add(table)
  const widths = widthsOf(paper, rows)
  const head = rows[0]?.every(({ scope }) => scope === 'Column') ? rows[0] : undefined
  for (const row of rows) {
    const height = heightOf(paper, row, widths)
    // The head is never alone at the foot of a page, and is repeated on each page of its table.
    const isBroken = roomFor(paper, row === head ? height + 2 * blank.height : height)
    if (head && row !== head && isBroken)
      asArtifact(paper, () => {
        drawGround(paper, heightOf(paper, head, widths), true, head, widths)
        drawRow(paper, head, widths, (write) => write())
      })
    writeRow(paper, table, row, widths)
  }
  table.end()
  paper.x = margin.side
  paper.y += size
}

function cut(cell: Cell): Cell {
  return { ...cell, runs: cell.runs.map((run) => ({ ...run, text: run.text.slice(0, maxRunLetters) })) }
}

function writeRow(paper: Paper, table: Tag, row: Cell[], widths: number[]): void {
  const height = heightOf(paper, row, widths)
  const isHead = row.every(({ scope }) => scope === 'Column')
  asArtifact(paper, () => drawGround(paper, height, isHead, row, widths))
  const tr = paper.struct('TR')
  table.add(tr)
  drawRow(paper, row, widths, (write, scope) => {
    // pdfkit's types do not know `scope`.
    tr.add(paper.struct(scope ? 'TH' : 'TD', { scope } as object, write))
  })
  tr.end()
}

type Place = (write: () => void, scope: Cell['scope']) => void

function drawRow(paper: Paper, row: Cell[], widths: number[], place: Place): void {
  const { y } = paper
  let x = margin.side
  for (const [at, cell] of row.entries()) {
    const left = x
    const lines = linesIn(paper, cell, (widths[at] ?? 0) - gapPt)
    place(() => {
      paper.fontSize(size).fillColor(cell.scope === 'Row' ? muted : ink)
      for (const [index, line] of lines.entries()) writeLine(paper, line, left, y + padPt + index * rowLine)
    }, cell.scope)
    x += widths[at] ?? 0
  }
  paper.y = y + heightOf(paper, row, widths)
}

function heightOf(paper: Paper, row: Cell[], widths: number[]): number {
  const heights = row.map((cell, at) => {
    const { length } = linesIn(paper, cell, (widths[at] ?? 0) - gapPt)
    return length > 0 ? length * rowLine + 2 * padPt : blank.height
  })
  return Math.max(...heights)
}

function linesIn(paper: Paper, { runs, scope }: Cell, width: number) {
  return linesOf(paper, runs, { face: faces[scope ?? 'none'], size, width })
}

function drawGround(paper: Paper, height: number, isHead: boolean, row: Cell[], widths: number[]): void {
  const { y } = paper
  const left = margin.side - padPt
  const width = widthOf(paper) + padPt
  if (isHead) paper.rect(left, y, width, height).fill(tint)
  paper.rect(left, y + height, width, thin).fill(ruleColour)
  // A row with an empty cell gets vertical lines, so that the cell is a box.
  if (row.every(({ runs }) => runs.some(({ text }) => text.trim()))) return
  const starts = widths.map((_, at) => left + widths.slice(0, at).reduce((sum, each) => sum + each, 0))
  for (const x of [...starts, left + width - thin]) paper.rect(x, y, thin, height).fill(ruleColour)
}

// Each column gets the width of its longest word. The rest is divided in proportion to the longest cells.
function widthsOf(paper: Paper, rows: Cell[][]): number[] {
  const alone = (cell: Cell) => {
    const [line] = linesIn(paper, cell, Number.POSITIVE_INFINITY)
    return line ? lineWidth(paper, line, size) + gapPt : blank.width
  }
  const wordsIn = ({ runs, ...cell }: Cell) =>
    runs.flatMap((run) => run.text.split(' ').map((text) => ({ ...cell, runs: [{ ...run, text }] })))
  const columns = Math.max(...rows.map(({ length }) => length))
  const wants = Array.from({ length: columns }, (_, at) => {
    const cells = rows.flatMap((row) => row[at] ?? [])
    const least = Math.min(Math.max(gapPt, ...cells.flatMap(wordsIn).map(alone)), maxWidth / 2)
    return { least, more: Math.max(0, Math.min(Math.max(...cells.map(alone)), maxWidth) - least) }
  })
  const sum = (of: (want: (typeof wants)[number]) => number) => wants.reduce((all, want) => all + of(want), 0)
  const room = widthOf(paper) - sum(({ least }) => least)
  const share = room / (sum(({ more }) => more) || 1)
  if (room > 0 && share > 0) return wants.map(({ least, more }) => least + more * share)
  return wants.map(({ least }) => (least / sum(({ least }) => least)) * widthOf(paper))
}
