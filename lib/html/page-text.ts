import type { Element, ElementContent, Parents, Root, RootContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { pathOf } from '@/lib/address/path-of'
import { findPicture } from '@/lib/pictures'
import { htmlOfMarkdown } from '@/provider/markdown'
import { setPictures } from '@/provider/pictures/set-pictures'
import { anchorHeadings, type Heading } from './reading'
import { htmlOf, type SafeHtml, sanitizeToTree } from './sanitize'
import { elementOf, elementsIn, replace } from './tree'

export type PageText = { passages: (SafeHtml | { part: string })[]; headings: Heading[] }

/** Reads a page's Markdown. A paragraph `{{name}}` becomes `{ part: name }`. Ids of headings begin with `slug`. */
export async function pageText(
  markdown: string,
  slug: string,
  { numbered = false, hidden = [] }: { numbered?: boolean; hidden?: string[] } = {},
): Promise<PageText> {
  const tree = await sanitizeToTree(await setPictures(htmlOfMarkdown(markdown), findPicture))
  const isHidden = ({ tagName, properties }: Element) =>
    tagName === 'a' && hidden.includes(pathOf(String(properties.href ?? '')))
  for (const { element, parents } of elementsIn(tree, isHidden)) replace(element, parents, element.children)
  const headings = anchorHeadings(tree, slug)
  if (numbered) numberHeadings(tree)
  for (const { element, parents } of elementsIn(tree, ({ tagName }) => tagName === 'table'))
    setInTwoColumns(element, parents)
  for (const { element } of elementsIn(tree, isNamedList)) {
    element.properties = { className: ['named-items'] }
    for (const { element: name } of elementsIn(element, isName)) dropStop(name.children.at(-1))
  }
  return { passages: passagesOf(tree), headings }
}

// Each item begins with a bold name that ends in a full stop.
function isNamedList({ tagName, children }: Element): boolean {
  const items = children.filter((child) => child.type === 'element')
  const isNamed = ({ children: [first] }: Element) => first?.type === 'element' && isName(first)
  return tagName === 'ul' && items.length > 0 && items.every(isNamed)
}

const isName = (element: Element) => element.tagName === 'strong' && textOf(element).endsWith('.')

function dropStop(last?: ElementContent): void {
  if (last?.type === 'text') last.value = last.value.slice(0, -1)
}

function numberHeadings(tree: Root): void {
  const headings = elementsIn(tree, ({ tagName }) => tagName === 'h2')
  for (const [index, { element }] of headings.entries()) {
    const first = element.children.find(({ type }) => type === 'element') ?? element
    if ('children' in first) first.children.unshift({ type: 'text', value: `${index + 1}. ` })
  }
}

function passagesOf(tree: Root): PageText['passages'] {
  const passages: PageText['passages'] = []
  let between: RootContent[] = []
  const close = () => {
    if (between.length > 0) passages.push(htmlOf({ type: 'root', children: between }))
    between = []
  }
  for (const child of tree.children) {
    if (child.type !== 'element') continue
    if (child.tagName === 'h2') close()
    const part = /^\{\{\s*(\w+)\s*\}\}$/.exec(textOf(child))?.[1]
    if (child.tagName !== 'p' || !part) between.push(child)
    else {
      close()
      passages.push({ part })
    }
  }
  close()
  return passages
}

/**
 * Makes a table of two columns wrap on a phone, with its first column as row headers. A paragraph before it
 * that begins with "Table: " becomes the caption.
 */
function setInTwoColumns(table: Element, parents: Parents[]): void {
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
