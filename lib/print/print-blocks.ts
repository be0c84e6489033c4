import { brand } from '@/lib/brand/brand'
import { type Block, tickBox } from './blocks'
import { margin, type Paper, type Tag } from './paper'
import { writeTable } from './table'
import { asArtifact, looks, roomFor, say } from './write'

type Item = Extract<Block, { kind: 'item' }>

const tags = { heading: 'H2', subheading: 'H3', paragraph: 'P', quote: 'BlockQuote', code: 'Code' }

export function printBlocks(paper: Paper, root: Tag, blocks: Block[]): void {
  let list: Tag | undefined
  for (const block of blocks) {
    if (block.kind === 'item') {
      list ??= newList(paper, root)
      printItem(paper, list, block)
      continue
    }
    list?.end()
    list = undefined
    if (block.kind === 'table') writeTable(paper, root, block.rows)
    else say(paper, root, tags[block.kind], block.runs, looks[block.kind])
  }
  list?.end()
}

function newList(paper: Paper, root: Tag): Tag {
  const list = paper.struct('L')
  root.add(list)
  return list
}

function printItem(paper: Paper, list: Tag, { label, runs }: Item): void {
  const item = paper.struct('LI')
  list.add(item)
  const { size } = looks.item
  roomFor(paper, 2 * size)
  const { y } = paper
  if (label === tickBox) drawBox(paper, y)
  else
    item.add(
      paper.struct('Lbl', {}, () => {
        paper.font('bold').fontSize(size).fillColor(brand.colours.brand)
        paper.text(label, margin.side, y, { lineBreak: false })
      }),
    )
  paper.x = margin.side
  paper.y = y
  say(paper, item, 'LBody', runs, looks.item)
  item.end()
}

function drawBox(paper: Paper, y: number): void {
  asArtifact(paper, () =>
    paper
      .roundedRect(margin.side, y + 1.5, 9, 9, 1.5)
      .lineWidth(0.8)
      .stroke(brand.colours.ink),
  )
}
