import type { Element, Nodes, Parents, Root, RootContent } from 'hast'
import { headingId } from '@/provider/heading-id'
import { htmlOf, type SafeHtml, sanitizeToTree, treeOf } from './sanitize'
import { elementOf, elementsIn, isLink } from './tree'

export type Heading = { id: string; text: string; level: 2 | 3 }

export type AnchoredHtml = { html: SafeHtml; headings: Heading[] }

/**
 * Sanitises a text and gives its headings ids. Ids begin with `slug`, because Next's router leaves earlier pages in
 * the document, and two pages may have equal headings. The returned `text` has no markup.
 */
export async function anchored(html: string, slug: string): Promise<AnchoredHtml & { text: string }> {
  const tree = await sanitizeToTree(html)
  const text = wordsIn(tree)
  const headings = anchorHeadings(tree, slug)
  return { html: htmlOf(tree), headings, text }
}

/** Gives the headings of a sanitised tree ids that begin with `slug`. */
export function anchorHeadings(tree: Root, slug: string): Heading[] {
  const taken = new Map<string, number>()
  const found = elementsIn(tree, ({ tagName }) => /^h[23]$/.test(tagName))
  return found.map(({ element, parents }) => {
    const words = wordsIn(element)
    const id = unique(`${slug}-${headingId(words) || 'part'}`, taken)
    anchor(element, parents, id)
    return { id, text: words, level: element.tagName === 'h2' ? 2 : 3 } as const
  })
}

/**
 * Begins a chapter at each heading of the first heading's level. `before` is the text above the first chapter.
 */
export function chaptersOf(html: SafeHtml, slug: string) {
  const tree = treeOf(html)
  anchorHeadings(tree, slug)
  const { children } = tree
  const level = children.find((node) => isHeading(node))
  const starts = children.filter((node) => isHeading(node) && node.tagName === level?.tagName) as Element[]
  const partOf = (from: number, to?: number): Root => ({ type: 'root', children: children.slice(from, to) })
  const at = [...starts.map((start) => children.indexOf(start)), children.length]
  return {
    before: htmlOf(partOf(0, at[0])),
    chapters: starts.map((start, index) => ({
      id: String(start.properties.id),
      title: wordsIn(start),
      text: wordsIn(partOf((at[index] ?? 0) + 1, at[index + 1])),
      html: htmlOf(partOf((at[index] ?? 0) + 1, at[index + 1])),
    })),
  }
}

const isHeading = (node: RootContent): node is Element =>
  node.type === 'element' && /^h[23]$/.test(node.tagName)

// A link cannot contain a link, so a heading with a link inside or around it gets only the id.
function anchor(heading: Element, parents: Parents[], id: string): void {
  heading.properties.id = id
  if (parents.some(isLink) || elementsIn(heading, isLink).length > 0) return
  heading.children = [elementOf('a', { href: `#${id}` }, heading.children)]
}

const inline =
  /^(a|abbr|b|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/

// Puts spaces around blocks, so that words of two paragraphs never join.
function wordsIn(node: Nodes): string {
  return rawText(node).replace(/\s+/g, ' ').trim()
}

function rawText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const text = node.children.map(rawText).join('')
  return node.type === 'element' && inline.test(node.tagName) ? text : ` ${text} `
}

// `taken` holds the highest number used for each id.
function unique(wanted: string, taken: Map<string, number>): string {
  let id = wanted
  let count = taken.get(wanted) ?? 1
  while (taken.has(id)) id = `${wanted}-${++count}`
  taken.set(wanted, count)
  taken.set(id, taken.get(id) ?? 1)
  return id
}
