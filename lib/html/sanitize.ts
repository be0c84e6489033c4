import { log } from '@/lib/log'
import { setPicture } from './picture'
import { isTangled, wordsOf } from './tangled'

declare const safe: unique symbol

/** HTML that has been through `sanitize`; `<RichText>` takes nothing else. */
export type SafeHtml = string & { [safe]: true }

// None of these holds raw text or another namespace, so that what is written out is read again as the same elements.
const tags = {
  blocks: ['p', 'div', 'blockquote', 'pre', 'hr', 'h2', 'h3', 'h4', 'h5', 'h6', 'figure', 'figcaption'],
  lists: ['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  tables: ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  words: ['a', 'abbr', 'b', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'samp'],
  more: ['small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'br', 'wbr', 'img', 'bdi', 'bdo'],
}

const attributes = {
  links: ['href', 'rel', 'cite'],
  pictures: ['src', 'alt', 'width', 'height'],
  tables: ['colspan', 'rowspan', 'scope', 'span', 'align'],
  lists: ['start', 'reversed', 'value', 'type'],
  words: ['title', 'lang', 'dir', 'datetime'],
}

const config = {
  ALLOWED_TAGS: Object.values(tags).flat(),
  ALLOWED_ATTR: Object.values(attributes).flat(),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  // A scheme of these, or none: a path, a part of the page.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  RETURN_DOM: true,
}

/**
 * Makes HTML written elsewhere fit to be shown: text, lists, tables, links, images and code; nothing that runs, styles,
 * plays or asks for input, and nothing that is loaded from another host. Images load when they are near, and what
 * scrolls sideways can be reached by keyboard.
 *
 * @param html as an editor or another server wrote it; where its elements are so tangled that reading them would take a
 *   server's whole time, its words alone are shown
 */
export async function sanitize(html: string): Promise<SafeHtml> {
  return (await sanitizeToDom(html)).innerHTML as SafeHtml
}

/**
 * The same as elements, for what has to be read or changed in it.
 *
 * @param html as an editor or another server wrote it
 * @returns an element of a document of its own, whose `innerHTML` is what `sanitize` gives
 */
export async function sanitizeToDom(html: string): Promise<HTMLElement> {
  const DOMPurify = await sanitiser()
  const read = (text: string) => DOMPurify.sanitize(text, config) as unknown as HTMLElement | null
  // A frameset that nothing stands before is read in the place of a body.
  const body = (isTangled(html) ? null : read(html)) ?? (read(wordsAlone(html)) as HTMLElement)
  for (const element of elementsIn(body)) finish(element)
  return body
}

function wordsAlone(html: string): string {
  log('warn', 'text_too_tangled', { characters: html.length })
  return wordsOf(html).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/**
 * All elements in another, in their order. `querySelectorAll` of jsdom keeps every document that it has ever searched: with
 * it a server lost four megabytes to each text of 100 KB.
 *
 * @param root the element
 */
export function elementsIn(root: Element): Element[] {
  return [...root.getElementsByTagName('*')]
}

function finish(element: Element): void {
  if (element.tagName === 'IMG') setPicture(element as HTMLImageElement)
  if (element.hasAttribute('align')) setAlignment(element)
  if (element.tagName === 'TD') keepWidth(element)
  if (element.tagName === 'PRE' || element.tagName === 'TABLE') element.setAttribute('tabindex', '0')
}

// The sanitiser brings a DOM with it, which is loaded only when it is first needed.
let loaded: Promise<typeof import('isomorphic-dompurify').default> | undefined

function sanitiser() {
  loaded ??= import('isomorphic-dompurify').then(({ default: DOMPurify }) => DOMPurify)
  return loaded
}

// Markdown aligns the columns of a table by an attribute that HTML itself has given up.
const aligned = new Map([
  ['center', 'text-center'],
  ['right', 'text-right'],
])

function setAlignment(element: Element): void {
  const align = aligned.get(element.getAttribute('align') ?? '')
  if (align) element.classList.add(align)
  element.removeAttribute('align')
}

// A cell that holds a sentence keeps its width: on a phone the table then scrolls sideways, where the sentence would
// otherwise stand one word to a line.
function keepWidth(cell: Element): void {
  if ((cell.textContent?.length ?? 0) > 48) cell.classList.add('min-w-60')
}
