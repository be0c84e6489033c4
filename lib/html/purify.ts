import { isTangled } from './tangled'

/** The clean HTML, or `isTangled` when parsing would take too long. */
export type PurifiedHtml = { html: string } | { isTangled: true }

// None of these contains raw text or another namespace, so browsers parse the output as the same elements.
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

// Removed with their content, which is not text of the author.
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
  // One of these schemes, or none: a path or a fragment.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^:/?#]*(?:[/?#]|$))/i,
  // These attributes are not checked as addresses: a time contains a colon as well.
  ADD_URI_SAFE_ATTR: Object.values(attributes).flat(),
  FORBID_CONTENTS: withContent,
}

// After this many characters the window is cleared. A jsdom window retains what it has read: 25 MB by then.
const maxWindowChars = 100_000
let read = 0

/** Runs DOMPurify. The first call loads jsdom, which takes a second and 120 MB. */
export async function purify(html: string): Promise<PurifiedHtml> {
  // The prefix makes the parser read the text as a body, whatever it begins with.
  const page = `<!doctype html><body>${html}`
  if (isTangled(page)) return { isTangled: true }
  const { clearWindow, sanitize } = await import('isomorphic-dompurify')
  const pure = sanitize(page, config)
  read += html.length
  if (read > maxWindowChars) {
    clearWindow()
    read = 0
  }
  return { html: pure }
}
