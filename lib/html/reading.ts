import { headingId } from '@/provider/heading-id'
import { elementsIn, type SafeHtml, sanitizeToDom } from './sanitize'

export type Heading = { id: string; text: string; level: 2 | 3 }

export type Anchored = { html: SafeHtml; headings: Heading[] }

/**
 * Sanitises a text and gives its headings ids that links can lead to.
 *
 * @param html as an editor wrote it
 * @param slug that of its page. Each id begins with it, because the router leaves the pages that were visited before in
 *   the document.
 * @returns the text to show, its headings in their order, and its words without any markup
 */
export async function anchored(html: string, slug: string): Promise<Anchored & { text: string }> {
  const body = await sanitizeToDom(html)
  const text = wordsIn(body)
  const headings = anchorHeadings(body, slug)
  return { html: body.innerHTML as SafeHtml, headings, text }
}

/**
 * Gives the headings of a sanitised text ids that links can lead to.
 *
 * @param body what `sanitizeToDom` gives
 * @param slug that of its page, with which each id begins
 * @returns its headings in their order
 */
export function anchorHeadings(body: HTMLElement, slug: string): Heading[] {
  const taken = new Map<string, number>()
  const found = elementsIn(body).filter(({ tagName }) => tagName === 'H2' || tagName === 'H3')
  return found.map((heading) => {
    const words = wordsIn(heading)
    const id = unique(`${slug}-${headingId(words) || 'part'}`, taken)
    anchor(heading, id)
    return { id, text: words, level: heading.tagName === 'H2' ? 2 : 3 } as const
  })
}

// A link cannot stand inside another: a heading that holds one, or stands in one, keeps it and gets the id alone.
function anchor(heading: Element, id: string): void {
  heading.id = id
  if (heading.closest('a') || heading.getElementsByTagName('a').length > 0) return
  const link = heading.ownerDocument.createElement('a')
  link.href = `#${id}`
  link.append(...heading.childNodes)
  heading.append(link)
}

const inline =
  /^(A|ABBR|B|CITE|CODE|DEL|DFN|EM|I|INS|KBD|MARK|Q|S|SAMP|SMALL|SPAN|STRONG|SUB|SUP|TIME|U|VAR|WBR)$/

// Two paragraphs are two words apart, also where no white space stands between them.
function wordsIn(element: Element): string {
  return rawText(element).replace(/\s+/g, ' ').trim()
}

function rawText(node: Node): string {
  if (node.nodeName === '#text') return node.nodeValue ?? ''
  const text = [...node.childNodes].map(rawText).join('')
  return inline.test(node.nodeName) ? text : ` ${text} `
}

// `taken` says of each id up to which number it has been counted on.
function unique(wanted: string, taken: Map<string, number>): string {
  let id = wanted
  let count = taken.get(wanted) ?? 1
  while (taken.has(id)) id = `${wanted}-${++count}`
  taken.set(wanted, count)
  taken.set(id, taken.get(id) ?? 1)
  return id
}
