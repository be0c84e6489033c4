import type { Element, Parents, Root, RootContent } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { toHtml } from 'hast-util-to-html'
import { toString as textOf } from 'hast-util-to-string'
import { log } from '@/lib/log'
import { setPicture } from './picture'
import { wordsOf } from './plain-words'
import { purified } from './purified'
import { readFragment } from './tangled'
import { addClass, elementsIn } from './tree'

declare const safe: unique symbol

/** Output of `sanitize`; `<RichText>` accepts nothing else. */
export type SafeHtml = string & { [safe]: true }

/**
 * Text, lists, tables, links, images and code remain. Everything that runs, styles, plays, asks for input or loads
 * from another host is removed. HTML that is too tangled to parse becomes plain words.
 */
export async function sanitize(html: string): Promise<SafeHtml> {
  return htmlOf(await sanitizeToTree(html))
}

/** Like `sanitize`, but returns a tree. `htmlOf` serialises it. */
export async function sanitizeToTree(html: string): Promise<Root> {
  const tree = await purifiedTree(html)
  for (const { element, parents } of elementsIn(tree, isUnfinished)) finish(element, parents)
  return tree
}

/** Parses HTML that is sanitised already. */
export function treeOf(html: SafeHtml): Root {
  const read = readFragment(html)
  return read ? (fromParse5(read) as Root) : words(html)
}

/** Serialises a tree from `sanitizeToTree`. */
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
  // DOMPurify only empties this attribute.
  delete properties.is
  if (tagName === 'td') keepWidth(element)
  if (tagName === 'pre' || tagName === 'table') properties.tabIndex = 0
}

// Cells of a Markdown table have the obsolete attribute `align`.
const aligned = new Map<unknown, string>([
  ['center', 'text-center'],
  ['right', 'text-right'],
])

function setAlignment(element: Element): void {
  const align = aligned.get(element.properties.align)
  delete element.properties.align
  if (align) addClass(element, align)
}

// A long cell gets a minimum width. Otherwise a phone would show one word a line, instead of a table that scrolls.
function keepWidth(cell: Element): void {
  if (textOf(cell).length > 48) addClass(cell, 'min-w-60')
}
