import { brand } from '@/lib/brand/brand'
import { linesOf, lineWidth, type Run, writeLine } from './lines'
import { margin, type Paper, type Tag } from './paper'
import { asArtifact, lineHeight, roomFor, widthOf } from './write'

/** `scope` makes it the head of its row or column. */
export type Cell = { runs: Run[]; scope?: 'Row' | 'Column' }

// An upstream may send anything.
const maxRows = 100
const maxColumns = 8
const maxRunLetters = 600

const size = 9.5
const rowLine = lineHeight({ size })
const gap = 10
const pad = 4

// Of a cell without words, so that somebody can write in it.
const blank = { width: 130, height: 24 }

// A column wants the room of its longest cell, up to this.
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
  for (const row of rows) writeRow(paper, table, row, widths)
  table.end()
  paper.x = margin.side
  paper.y += size
}

function cut(cell: Cell): Cell {
  return { ...cell, runs: cell.runs.map((run) => ({ ...run, text: run.text.slice(0, maxRunLetters) })) }
}

function writeRow(paper: Paper, table: Tag, row: Cell[], widths: number[]): void {
  const cells = row.map((cell, at) => ({ ...cell, lines: linesIn(paper, cell, (widths[at] ?? 0) - gap) }))
  const heights = cells.map(({ lines }) =>
    lines.length > 0 ? lines.length * rowLine + 2 * pad : blank.height,
  )
  const height = Math.max(...heights)
  const isHead = row.every(({ scope }) => scope === 'Column')
  // The head does not stand alone at the foot of a page.
  roomFor(paper, isHead ? height + 2 * blank.height : height)
  const { y } = paper
  drawGround(paper, height, isHead)
  const tr = paper.struct('TR')
  table.add(tr)
  let x = margin.side
  for (const [at, { lines, scope }] of cells.entries()) {
    const left = x
    const write = () => {
      paper.fontSize(size).fillColor(scope === 'Row' ? muted : ink)
      for (const [index, line] of lines.entries()) writeLine(paper, line, left, y + pad + index * rowLine)
    }
    // Its types do not know the scope.
    tr.add(paper.struct(scope ? 'TH' : 'TD', { scope } as object, write))
    x += widths[at] ?? 0
  }
  tr.end()
  paper.y = y + height
}

function linesIn(paper: Paper, { runs, scope }: Cell, width: number) {
  return linesOf(paper, runs, { face: faces[scope ?? 'none'], size, width })
}

function drawGround(paper: Paper, height: number, isHead: boolean): void {
  const { y } = paper
  const end = y + height
  const width = widthOf(paper)
  asArtifact(paper, () => {
    if (isHead) paper.rect(margin.side - pad, y, width + pad, height).fill(tint)
    paper.rect(margin.side - pad, end, width + pad, 0.6).fill(ruleColour)
  })
}

// Each column has room for its longest word; the rest is shared as the longest cells want it.
function widthsOf(paper: Paper, rows: Cell[][]): number[] {
  const alone = (cell: Cell) => {
    const [line] = linesIn(paper, cell, Number.POSITIVE_INFINITY)
    return line ? lineWidth(paper, line, size) + gap : blank.width
  }
  const wordsIn = ({ runs, ...cell }: Cell) =>
    runs.flatMap((run) => run.text.split(' ').map((text) => ({ ...cell, runs: [{ ...run, text }] })))
  const columns = Math.max(...rows.map(({ length }) => length))
  const wants = Array.from({ length: columns }, (_, at) => {
    const cells = rows.flatMap((row) => row[at] ?? [])
    const least = Math.min(Math.max(gap, ...cells.flatMap(wordsIn).map(alone)), maxWidth / 2)
    return { least, more: Math.max(0, Math.min(Math.max(...cells.map(alone)), maxWidth) - least) }
  })
  const sum = (of: (want: (typeof wants)[number]) => number) => wants.reduce((all, want) => all + of(want), 0)
  const room = widthOf(paper) - sum(({ least }) => least)
  const share = room / (sum(({ more }) => more) || 1)
  if (room > 0 && share > 0) return wants.map(({ least, more }) => least + more * share)
  return wants.map(({ least }) => (least / sum(({ least }) => least)) * widthOf(paper))
}
