import type { Element, ElementContent, Parents } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { elementOf, elementsIn } from './tree'

/**
 * Makes a table of two columns wrap on a phone, with its first column as row headers. A paragraph before it
 * that begins with "Table: " becomes the caption.
 */
export function setInTwoColumns(table: Element, parents: Parents[]): void {
  const rows = elementsIn(table, ({ tagName }) => tagName === 'tr').map(({ element }) =>
    element.children.filter(isElement),
  )
  if (rows.some((cells) => cells.length !== 2)) return
  table.properties = { className: ['table', 'w-full', 'table-fixed'] }
  for (const [name, text] of rows as [Element, Element][]) {
    if (name.tagName === 'td') setRowHead(name)
    else for (const head of [name, text]) setHead(head)
    withoutClass(text, 'min-w-60')
  }
  const [first] = rows[0] ?? []
  if (first) first.properties.className = [first.properties.className, 'w-2/5'].flat() as string[]
  takeCaption(table, parents)
}

const isElement = (node: ElementContent): node is Element => node.type === 'element'

function setRowHead(cell: Element): void {
  cell.tagName = 'th'
  cell.properties = { scope: 'row', className: ['pr-3', 'font-semibold', 'wrap-anywhere'] }
}

function setHead(head: Element): void {
  head.properties = { ...head.properties, scope: 'col', className: ['font-semibold', 'text-muted'] }
}

function withoutClass({ properties }: Element, name: string): void {
  if (!Array.isArray(properties.className)) return
  properties.className = properties.className.filter((other) => other !== name)
  if (properties.className.length === 0) delete properties.className
}

function takeCaption(table: Element, parents: Parents[]): void {
  const siblings = (parents.at(-1)?.children ?? []) as ElementContent[]
  const before = siblings.slice(0, siblings.indexOf(table)).findLast(isElement)
  const words = before?.tagName === 'p' && /^Table: (.*)/s.exec(textOf(before))?.[1]
  if (!before || !words) return
  siblings.splice(siblings.indexOf(before), 1)
  table.children.unshift(elementOf('caption', { className: ['sr-only'] }, [{ type: 'text', value: words }]))
}
