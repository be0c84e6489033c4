import type { Element, Parents, Root, RootContent } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { sanitize as clean, type Schema } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { toString as textOf } from 'hast-util-to-string'
import { parseFragment } from 'parse5'
import { visitParents } from 'unist-util-visit-parents'
import { log } from '@/lib/log'
import { setPicture } from './picture'
import { isTangled, wordsOf } from './tangled'
import { addClass, elementsIn } from './tree'

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

// By the names of properties.
const attributes = {
  links: ['href', 'rel', 'cite'],
  pictures: ['src', 'alt', 'width', 'height'],
  tables: ['colSpan', 'rowSpan', 'scope', 'span', 'align'],
  lists: ['start', 'reversed', 'value', 'type'],
  words: ['title', 'lang', 'dir', 'dateTime'],
}

// What they hold is no text of the author's.
const strip = [
  ...['script', 'style', 'template', 'noscript', 'title', 'head', 'svg', 'math'],
  ...['iframe', 'audio', 'video', 'object', 'noembed', 'noframes', 'plaintext', 'xmp'],
]

const inTable = ['caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']

// A scheme of these, or none: a path, a part of the page.
const schemes = ['http', 'https', 'mailto', 'tel']

// Each key is named, as what is not comes from the package's own schema.
const schema: Required<Schema> = {
  tagNames: Object.values(tags).flat(),
  attributes: { '*': Object.values(attributes).flat() },
  protocols: { href: schemes, cite: schemes, src: ['http', 'https'] },
  ancestors: Object.fromEntries(inTable.map((name) => [name, ['table']])),
  strip,
  required: {},
  clobber: [],
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
}

/**
 * Makes HTML written elsewhere fit to be shown: text, lists, tables, links, images and code; nothing that runs, styles,
 * plays or asks for input, and nothing that is loaded from another host. Images load when they are near, and what
 * scrolls sideways can be reached by keyboard.
 *
 * @param html as an editor or another server wrote it; where its elements are so tangled that reading them would take a
 *   server's whole time, its words alone are shown
 */
export function sanitize(html: string): SafeHtml {
  return htmlOf(sanitizeToTree(html))
}

/**
 * The same as a tree, for what has to be read or changed in it.
 *
 * @param html as an editor or another server wrote it
 * @returns what `htmlOf` makes into what `sanitize` gives
 */
export function sanitizeToTree(html: string): Root {
  if (isTangled(html)) {
    log('warn', 'text_too_tangled', { characters: html.length })
    return { type: 'root', children: [{ type: 'text', value: wordsOf(html) }] }
  }
  const written = fromParse5(parseFragment(html, { scriptingEnabled: false })) as Root
  visitParents(written, 'element', trimAddresses)
  const tree: Root = { type: 'root', children: contentOf(clean(written, schema)) }
  for (const { element, parents } of elementsIn(tree, isUnfinished)) finish(element, parents)
  return tree
}

/**
 * Writes out what has been sanitised.
 *
 * @param tree what `sanitizeToTree` gives, or a part of it
 */
export function htmlOf(tree: Root | RootContent): SafeHtml {
  return toHtml(tree, { characterReferences: { useNamedReferences: true } }) as SafeHtml
}

// One that is alone comes without a root around it.
function contentOf(tree: ReturnType<typeof clean>): RootContent[] {
  return tree.type === 'root' ? tree.children : [tree]
}

// The package compares a scheme letter by letter; a browser does not mind capitals, nor spaces around an address.
function trimAddresses({ properties }: Element): void {
  for (const name of ['href', 'src', 'cite']) {
    const address = properties[name]
    if (typeof address === 'string')
      properties[name] = address.trim().replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())
  }
}

const unfinished = ['img', 'td', 'pre', 'table']
const isUnfinished = ({ tagName, properties }: Element) =>
  unfinished.includes(tagName) || 'align' in properties

function finish(element: Element, parents: Parents[]): void {
  const { tagName, properties } = element
  if (tagName === 'img') setPicture(element, parents)
  if ('align' in properties) setAlignment(element)
  if (tagName === 'td') keepWidth(element)
  if (tagName === 'pre' || tagName === 'table') properties.tabIndex = 0
}

// Markdown aligns the columns of a table by an attribute that HTML itself has given up.
const aligned = new Map<unknown, string>([
  ['center', 'text-center'],
  ['right', 'text-right'],
])

function setAlignment(element: Element): void {
  const align = aligned.get(element.properties.align)
  delete element.properties.align
  if (align) addClass(element, align)
}

// A cell that holds a sentence keeps its width: on a phone the table then scrolls sideways, where the sentence would
// otherwise stand one word to a line.
function keepWidth(cell: Element): void {
  if (textOf(cell).length > 48) addClass(cell, 'min-w-60')
}
