import { isTangled } from './tangled'

/** What is left of a text, or that it cannot be read in any reasonable time. */
export type Purified = { html: string } | { isTangled: true }

// None of these holds raw text or another namespace, so that what is written out is read again as the same elements.
const tags = {
  blocks: ['p', 'div', 'blockquote', 'pre', 'hr', 'h2', 'h3', 'h4', 'h5', 'h6', 'figure', 'figcaption'],
  lists: ['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  tables: ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  words: ['a', 'abbr', 'b', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'samp'],
  more: ['small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'br', 'wbr', 'img', 'bdi', 'bdo'],
}

const attributes = {
  links: ['rel'],
  pictures: ['alt', 'width', 'height'],
  tables: ['colspan', 'rowspan', 'scope', 'span', 'align'],
  lists: ['start', 'reversed', 'value', 'type'],
  words: ['title', 'lang', 'dir', 'datetime'],
}

// What they hold is no text of the author's.
const withContent = [
  ...['script', 'style', 'template', 'noscript', 'title', 'head', 'svg', 'math'],
  ...['iframe', 'audio', 'video', 'object', 'noembed', 'noframes', 'plaintext', 'xmp'],
]

const config = {
  ALLOWED_TAGS: Object.values(tags).flat(),
  ALLOWED_ATTR: ['href', 'cite', ...Object.values(attributes).flat()],
  ADD_ATTR: (name: string, tag: string) => name === 'src' && tag === 'img',
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // A scheme of these, or none: a path, a part of the page.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^:/?#]*(?:[/?#]|$))/i,
  // A time has a colon as well, and is no address.
  ADD_URI_SAFE_ATTR: Object.values(attributes).flat(),
  FORBID_CONTENTS: withContent,
}

// A window holds all that was read in it, some 25 MB for this many characters.
const readInOneWindow = 100_000
let read = 0

/**
 * Takes out of HTML whatever runs, styles, plays, asks for input or cannot be named here, by DOMPurify. The first call loads
 * jsdom, which takes a second and 120 MB: `purified` has a process of its own do it.
 *
 * @param html as an editor or another server wrote it
 */
export async function purify(html: string): Promise<Purified> {
  // As in a page, and as the body of it, whatever it begins with.
  const page = `<!doctype html><body>${html}`
  if (isTangled(page)) return { isTangled: true }
  const { clearWindow, sanitize } = await import('isomorphic-dompurify')
  const pure = sanitize(page, config)
  read += html.length
  if (read > readInOneWindow) {
    clearWindow()
    read = 0
  }
  return { html: pure }
}
