import { isDeepStrictEqual } from 'node:util'
import { diff3Merge } from 'node-diff3'
import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
} from 'yaml'
import { isNamed } from './form-schema'

/**
 * Changes a value and nothing else: comments, quotes, order, folds and blank lines stay. Undefined when the change
 * cannot be merged.
 */
export function changedYaml(source: string, after: unknown): string | undefined {
  const document = parseDocument(source)
  if (isDeepStrictEqual(document.toJS() ?? {}, after)) return source
  const change = new Change(source, parseDocument(source))
  change.document.contents = change.node(document.contents && change.document.contents, after)
  // `yaml` writes a whole document in one style. So only the changes of its output are merged into the source.
  for (const isTight of [!source.includes('[ '), false]) {
    const write = (written: Document) => piecesOf(tightened(change.write(written), isTight))
    const merged = diff3Merge(piecesOf(source), write(document), write(change.document))
    const text = merged
      .flatMap(({ ok, conflict }) => ok ?? conflict?.b ?? [])
      .join('')
      .trimEnd()
    const tail = /\s*$/.exec(source)?.[0] || (source ? '' : '\n')
    if (says(text + tail, after)) return text + tail
  }
}

class Change {
  #isFolded = false

  constructor(
    private readonly source: string,
    readonly document: Document,
  ) {}

  write(document: Document): string {
    const indentSeq = !/^( *)[\w"'-]+:[^\n]*\n\1- /m.test(this.source)
    const indent = /^[\w"'-]+:[^\S\n]*\n( +)/m.exec(this.source)?.[1]?.length ?? 2
    return document.toString({ lineWidth: this.#isFolded ? 110 : 0, indentSeq, indent })
  }

  node(node: Node | null, after: unknown): Node {
    if (node && isDeepStrictEqual(node.toJS(this.document), after)) return node
    if (isMap(node) && isNamed(after)) return this.map(node.items as Pair<Node, Node | null>[], after, node)
    if (isSeq(node) && Array.isArray(after)) return this.list(node.items as Node[], after, node)
    if (!isScalar(node) || typeof after === 'object') return this.document.createNode(after) as Node
    this.#isFolded ||= this.source.slice(...(node.range ?? [])).includes('\n', 2)
    if (String(after).includes('\n') && node.type !== 'BLOCK_LITERAL') node.type = undefined
    node.value = after
    return node
  }

  private map(pairs: Pair<Node, Node | null>[], after: Record<string, unknown>, node: Node): Node {
    const names = Object.keys(after).filter((name) => after[name] !== undefined)
    const left = pairs.filter(({ key }) => names.includes(nameOf(key)))
    for (const pair of left) pair.value = this.node(pair.value, after[nameOf(pair.key)])
    for (const [index, name] of names.entries()) {
      if (left.some(({ key }) => nameOf(key) === name)) continue
      const place = left.findIndex(({ key }) => nameOf(key) === names[index - 1]) + 1
      left.splice(place, 0, this.document.createPair(name, after[name]) as Pair<Node, Node>)
    }
    return Object.assign(node, { items: left })
  }

  private list(nodes: Node[], after: unknown[], node: Node): Node {
    const came = origins(
      nodes.map((each) => each.toJS(this.document)),
      after,
    )
    const isInLine = nodes.length > 0 && nodes.every((each) => isCollection(each) && each.flow)
    const items = after.map((value, index) => {
      const old = nodes[came[index] ?? -1]
      if (old) return this.node(old, value)
      const { spaceBefore } = nodes.at(-1) ?? {}
      return Object.assign(this.document.createNode(value) as Node, { spaceBefore, flow: isInLine })
    })
    const flow = nodes.length > 0 && isCollection(node) && node.flow
    return Object.assign(node, { items, flow })
  }
}

// Names are separate pieces: a changed value must not conflict with a neighbour that differs only in style.
const piecesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [name = ''] = /^\s*(?:- )*(?:[\w"'-]+:)?/.exec(line) ?? []
      return [name, `${line.slice(name.length)}\n`]
    })
const tightened = (text: string, isTight: boolean) =>
  isTight ? text.replace(/\[ (?=.)/g, '[').replace(/ \]/g, ']') : text
const says = (text: string, after: unknown) => {
  const document = parseDocument(text)
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), after)
}
const nameOf = (key: unknown) => String(isScalar(key) ? key.value : key)

// For each new entry, the index of the old entry that it came from: an equal one, or else the most similar.
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
