import { isDeepStrictEqual } from 'node:util'
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  stringify,
} from 'yaml'

type Block = { start: number; end: number; node: Node | null; key?: string }
type Written = { block?: Block; text: string }

/** What YAML cannot be changed into without touching more than was asked. */
export class UnchangeableError extends Error {
  override name = 'UnchangeableError'
}

/**
 * Changes what YAML says, and nothing else of it: comments, quotation marks, the order of names and empty lines stay.
 *
 * @param source sound YAML
 * @param after what it is to say; what it says already stays as it is written
 * @throws UnchangeableError where that cannot be done, such as where a value stands in several places by an alias
 */
export function changedYaml(source: string, after: unknown): string {
  const document = parseDocument(source, { keepSourceTokens: true })
  if (isDeepStrictEqual(document.toJS() ?? {}, after)) return source
  const text = document.contents?.range
    ? source.slice(0, document.contents.range[0]) +
      new Rewriting(source, document).written(document.contents as Node, after, 0) +
      source.slice(endOf(document.contents as Node, source))
    : `${source}${stringify(after, { lineWidth: 0 })}`
  if (isDeepStrictEqual(parseDocument(text).toJS(), after)) return text
  throw new UnchangeableError('This file is written in a way that cannot be changed here: change it by hand')
}

class Rewriting {
  constructor(
    private readonly source: string,
    private readonly document: Document,
  ) {}

  /** The text of a node that is to say something else; it stands from the node’s start to its end. */
  written(node: Node, after: unknown, column: number, isInFlow = false): string {
    if (isDeepStrictEqual(node.toJS(this.document), after)) return this.own(node)
    if (!isAlike(node, after)) return fresh(after, column, isInFlow)
    if (isScalar(node)) return fresh(after, column, isInFlow, node.type)
    if ((isMap(node) || isSeq(node)) && node.flow) return this.flow(node, after)
    if (isMap(node)) return this.map(node.items as Pair<Scalar, Node>[], after as Record<string, unknown>)
    return this.list(blocksOf(node, this.source), after as unknown[])
  }

  private own(node: Node): string {
    return this.source.slice(node.range?.[0], endOf(node, this.source))
  }

  // On one line: each value in its place where there are as many of the same names, else the whole anew.
  private flow(node: Node, after: unknown): string {
    const before: unknown = node.toJS(this.document)
    const values = Object.values(after as object)
    const nodes = isMap(node) ? node.items.map(({ value }) => value) : isSeq(node) ? node.items : []
    const isOfSame = isDeepStrictEqual(Object.keys(before as object), Object.keys(after as object))
    if (!isOfSame || !nodes.every(isWritten)) return fresh(after, 0, true)
    let text = ''
    let at = node.range?.[0] ?? 0
    for (const [index, each] of (nodes as Node[]).entries()) {
      text += this.source.slice(at, each.range?.[0]) + this.written(each, values[index], 0, true)
      at = endOf(each, this.source)
    }
    return text + this.source.slice(at, node.range?.[1])
  }

  private map(pairs: Pair<Scalar, Node>[], after: Record<string, unknown>): string {
    const blocks = pairs.map((pair) => blockOf(pair, this.source))
    const column = columnOf(blocks[0]?.start ?? 0, this.source)
    const written: (Written & { key?: string })[] = blocks
      .filter(({ key = '' }) => after[key] !== undefined)
      .map((block) => ({ block, key: block.key, text: this.entry(block, after[block.key ?? ''], column) }))
    const names = Object.keys(after).filter((name) => after[name] !== undefined)
    for (const [index, key] of names.entries()) {
      if (blocks.some((block) => block.key === key)) continue
      const place = written.findIndex((each) => each.key === names[index - 1]) + 1
      written.splice(place, 0, { key, text: indented(stringify({ [key]: after[key] }, plain), column) })
    }
    return this.joined(blocks, written, column)
  }

  private list(blocks: Block[], after: unknown[]): string {
    const column = columnOf(blocks[0]?.start ?? 0, this.source)
    const isFlow = blocks.every(({ node }) => (isMap(node) || isSeq(node)) && node.flow)
    const came = origins(
      blocks.map(({ node }) => node?.toJS(this.document)),
      after,
    )
    const written = after.map((value, index): Written => {
      const block = blocks[came[index] ?? -1]
      if (block) return { block, text: this.entry(block, value, column) }
      return { text: `- ${fresh(value, column, isFlow)}` }
    })
    return this.joined(blocks, written, column)
  }

  // A name or a hyphen with its value, and the comment behind it.
  private entry({ start, end, node, key }: Block, after: unknown, column: number): string {
    if (!isWritten(node) || !isAlike(node, after))
      return indented(stringify(key === undefined ? [after] : { [key]: after }, plain), column)
    const text = this.written(node, after, column)
    return this.source.slice(start, node.range?.[0]) + text + this.source.slice(endOf(node, this.source), end)
  }

  // What stands before an entry, such as a comment, goes where it goes.
  private joined(blocks: Block[], written: Written[], column: number): string {
    const before = blocks.map(({ start }, index) =>
      index === 0 ? '' : this.source.slice(blocks[index - 1]?.end, start),
    )
    const usual = (before.at(-1) || '\n')
      .replace(/#.*/g, '')
      .replace(/\n\s*$/, '\n')
      .replace(/^\s*\n\s*\n/, '\n\n')
    return written
      .map(({ block, text }, index) => {
        const gap = block ? before[blocks.indexOf(block)] : undefined
        if (index === 0) return (gap?.trimStart() ?? '') + text
        return (gap || `${block || text.startsWith('- ') ? usual : '\n'}${' '.repeat(column)}`) + text
      })
      .join('')
  }
}

const plain = { lineWidth: 0 } as const
const isNamed = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Whether a value can be written in the manner of another: both of one kind, and neither empty.
function isAlike(node: Node, after: unknown): boolean {
  if (isMap(node)) return isNamed(after) && node.items.length > 0 && Object.keys(after).length > 0
  if (isSeq(node)) return Array.isArray(after) && node.items.length > 0 && after.length > 0
  return isScalar(node) && (typeof after !== 'object' || after === null)
}

const isWritten = (node: unknown): node is Node => {
  const range = (node as Node | null)?.range
  return !!range && range[1] > range[0]
}
const columnOf = (offset: number, source: string) => offset - source.lastIndexOf('\n', offset - 1) - 1
const indented = (text: string, column: number) =>
  text.trimEnd().replace(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`)

// A value as it is written where it was not, in the manner of the one in whose place it comes.
function fresh(value: unknown, column: number, isInFlow: boolean, type?: Scalar.Type): string {
  const scalar = new Scalar(value)
  const isLine = typeof value === 'string' && !value.includes('\n')
  if (type && (isLine || type === 'BLOCK_LITERAL')) scalar.type = type
  const isOne = typeof value !== 'object' || value === null
  const document = new Document({ k: isOne ? scalar : value })
  if (isInFlow)
    return document
      .toString({ ...plain, collectionStyle: 'flow' })
      .trimEnd()
      .slice(5, -2)
  const lineWidth = scalar.type === 'BLOCK_FOLDED' ? 110 : 0
  if (!isOne) return indented(stringify(value, plain), column + 2)
  return indented(document.toString({ lineWidth }), column).slice(3)
}

function endOf(node: Node, source: string): number {
  const last = (isMap(node) || isSeq(node)) && !node.flow ? node.items.at(-1) : undefined
  if (last) {
    const inner = isSeq(node)
      ? (last as Node)
      : ((last as Pair<Node, Node>).value ?? (last as Pair<Node>).key)
    return withComment(endOf(inner as Node, source), source)
  }
  const [start = 0, end = 0] = node.range ?? []
  return start + source.slice(start, end).trimEnd().length
}

function withComment(end: number, source: string): number {
  return end + (/^[^\S\n]+#[^\n]*/.exec(source.slice(end))?.[0].length ?? 0)
}

function blockOf({ key, value }: Pair<Scalar, Node>, source: string): Block {
  const end = value ? endOf(value, source) : endOf(key, source)
  return { start: key.range?.[0] ?? 0, end: withComment(end, source), node: value, key: String(key.value) }
}

function blocksOf(seq: Node, source: string): Block[] {
  const { items = [] } = seq.srcToken as unknown as {
    items?: { start: { type: string; offset: number }[] }[]
  }
  const nodes = (isSeq(seq) ? seq.items : []) as Node[]
  return nodes.map((node, index) => {
    const hyphen = items[index]?.start.find(({ type }) => type === 'seq-item-ind')
    return { start: hyphen?.offset ?? 0, end: withComment(endOf(node, source), source), node }
  })
}

// Which entry of a list was which before: first those that are the same, then those that have most in common.
function origins(before: unknown[], after: unknown[]): (number | undefined)[] {
  const left = new Set(before.keys())
  const take = (index: number | undefined) => {
    if (index !== undefined) left.delete(index)
    return index
  }
  const same = after.map((value) => take([...left].find((index) => isDeepStrictEqual(before[index], value))))
  const nearest = (value: unknown) =>
    [...left]
      .map((index) => ({ index, shared: sharedBy(before[index], value) }))
      .filter(({ shared }) => shared > 0 || before.length === after.length)
      .sort((a, b) => b.shared - a.shared)[0]?.index
  return same.map((index, place) => index ?? take(nearest(after[place])))
}

const sharedBy = (one: unknown, other: unknown) =>
  isNamed(one) && isNamed(other)
    ? Object.keys(one).filter((key) => isDeepStrictEqual(one[key], other[key])).length
    : 0
