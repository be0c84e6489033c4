import { DomUtils, parseDocument } from 'htmlparser2'
import type { Run } from './lines'
import { drawableLines } from './paper'
import type { Cell } from './table'

type Words = 'heading' | 'subheading' | 'paragraph' | 'quote' | 'code'

/** A piece of a text. The label of an item is a bullet, its number, or a box to tick. */
export type Block =
  | { kind: Words; runs: Run[] }
  | { kind: 'item'; label: string; runs: Run[] }
  | { kind: 'table'; rows: Cell[][] }

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Node, { name: string; children: Node[] }>

export const tickBox = '☐'

const { isTag, isText } = DomUtils
const boldNames = new Set(['strong', 'b', 'code', 'th'])

const readers: Record<string, (element: Element) => Block[]> = {
  h2: words('heading'),
  h3: words('subheading'),
  h4: words('subheading'),
  p: words('paragraph'),
  dt: (element) => itemsOf(element, '•'),
  dd: (element) => itemsOf(element, '•'),
  ul: ({ children }) => children.filter(isTag).flatMap((item) => itemsOf(item, '•')),
  ol: ({ children }) => children.filter(isTag).flatMap((item, at) => itemsOf(item, `${at + 1}.`)),
  pre: (element) => [
    { kind: 'code', runs: [{ text: drawableLines(DomUtils.textContent(element).trimEnd()) }] },
  ],
  blockquote: ({ children }) =>
    blocksOf(children).map((block) => (block.kind === 'paragraph' ? { ...block, kind: 'quote' } : block)),
  table: (element) => [{ kind: 'table', rows: DomUtils.getElementsByTagName('tr', element).map(cellsOf) }],
}

/** The headings, paragraphs, lists, tables and code of sanitised HTML. */
export function blocksIn(html: string): Block[] {
  return blocksOf(parseDocument(html).children)
}

function blocksOf(nodes: Node[]): Block[] {
  const blocks: Block[] = []
  let loose: Node[] = []
  const closeLoose = () => {
    blocks.push(...words('paragraph')({ children: loose }))
    loose = []
  }
  for (const node of nodes) {
    if (!isTag(node) || !DomUtils.existsOne(({ name }) => Object.hasOwn(readers, name), [node])) {
      loose.push(node)
      continue
    }
    closeLoose()
    blocks.push(
      ...((Object.hasOwn(readers, node.name) ? readers[node.name]?.(node) : blocksOf(node.children)) ?? []),
    )
  }
  closeLoose()
  return blocks
}

function words(kind: Words): (element: Pick<Element, 'children'>) => Block[] {
  return ({ children }) => {
    const runs = trimmed(runsIn(children))
    return runs.length > 0 ? [{ kind, runs }] : []
  }
}

// An item's first paragraph becomes the item. Its other blocks follow below as blocks of their own.
function itemsOf({ children }: Element, label: string): Block[] {
  const [first, ...rest] = blocksOf(children)
  if (first?.kind !== 'paragraph') return first ? [first, ...rest] : []
  const [opening, ...runs] = first.runs
  if (!opening?.text.startsWith(tickBox)) return [{ ...first, kind: 'item', label }, ...rest]
  const text = opening.text.slice(tickBox.length).trimStart()
  return [{ kind: 'item', label: tickBox, runs: [{ ...opening, text }, ...runs] }, ...rest]
}

// A cell with only an ellipsis is printed empty, so that readers can fill it in.
function cellsOf({ children }: Element): Cell[] {
  const cells = children.filter(isTag)
  const scope = cells.every(({ name }) => name === 'th') ? 'Column' : 'Row'
  return cells.map(({ name, children }) => {
    const runs = trimmed(runsIn(children))
    const isBlank = runs.length === 1 && runs[0]?.text === '…'
    return { runs: isBlank ? [] : runs, ...(name === 'th' && { scope }) }
  })
}

function runsIn(nodes: Node[], face?: 'bold'): Run[] {
  return nodes.flatMap((node) => {
    if (isText(node)) return [{ text: node.data, face }]
    if (!isTag(node)) return []
    if (node.name === 'br') return [{ text: ' ', face }]
    return runsIn(node.children, boldNames.has(node.name) ? 'bold' : face)
  })
}

function trimmed(runs: Run[]): Run[] {
  const single = runs.map((run) => ({ ...run, text: run.text.replace(/\s+/g, ' ') }))
  const [first, last] = [single.at(0), single.at(-1)]
  if (first) first.text = first.text.trimStart()
  if (last) last.text = last.text.trimEnd()
  return single.filter(({ text }) => text)
}
