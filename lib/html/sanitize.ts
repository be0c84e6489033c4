import type { Element, Parents, Root, RootContent } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { toHtml } from 'hast-util-to-html'
import { toString as textOf } from 'hast-util-to-string'
import { log } from '@/lib/log'
import { setPicture } from './picture'
import { purified } from './purified'
import { readFragment } from './tangled'
import { addClass, elementsIn } from './tree'
import { wordsOf } from './words'

declare const safe: unique symbol

/** HTML that has been through `sanitize`; `<RichText>` takes nothing else. */
export type SafeHtml = string & { [safe]: true }

/**
 * Makes HTML written elsewhere fit to be shown: text, lists, tables, links, images and code; nothing that runs, styles,
 * plays or asks for input, and nothing that is loaded from another host. Images load when they are near, and what
 * scrolls sideways can be reached by keyboard.
 *
 * @param html as an editor or another server wrote it; where its elements are so tangled that reading them would take a
 *   server's whole time, its words alone are shown
 */
export async function sanitize(html: string): Promise<SafeHtml> {
  return htmlOf(await sanitizeToTree(html))
}

/**
 * The same as a tree, for what has to be read or changed in it.
 *
 * @param html as an editor or another server wrote it
 * @returns what `htmlOf` makes into what `sanitize` gives
 */
export async function sanitizeToTree(html: string): Promise<Root> {
  const tree = await purifiedTree(html)
  for (const { element, parents } of elementsIn(tree, isUnfinished)) finish(element, parents)
  return tree
}

/** The tree of what has been sanitised before. */
export function treeOf(html: SafeHtml): Root {
  const read = readFragment(html)
  return read ? (fromParse5(read) as Root) : words(html)
}

/**
 * Writes out what has been sanitised.
 *
 * @param tree what `sanitizeToTree` gives, or a part of it
 */
export function htmlOf(tree: Root | RootContent): SafeHtml {
  return toHtml(tree, { characterReferences: { useNamedReferences: true } }) as SafeHtml
}

async function purifiedTree(html: string): Promise<Root> {
  const text = await purified(html)
  const read = 'html' in text ? readFragment(text.html) : null
  if (read) return fromParse5(read) as Root
  log('warn', 'text_too_tangled', { characters: html.length })
  return words(html)
}

const words = (html: string): Root => ({ type: 'root', children: [{ type: 'text', value: wordsOf(html) }] })

const unfinished = ['img', 'td', 'pre', 'table']
const isUnfinished = ({ tagName, properties }: Element) =>
  unfinished.includes(tagName) || 'align' in properties || 'is' in properties

function finish(element: Element, parents: Parents[]): void {
  const { tagName, properties } = element
  if (tagName === 'img') setPicture(element, parents)
  if ('align' in properties) setAlignment(element)
  // DOMPurify leaves an empty one.
  delete properties.is
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
