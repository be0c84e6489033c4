import { isTangled } from './tangled'

/** The clean text, or that reading it would take too long. */
export type PurifiedHtml = { html: string } | { isTangled: true }

// None of these holds raw text or another namespace, so the output parses as the same elements.
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

// Their content is no text of the author's.
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
  // A time contains a colon as well.
  ADD_URI_SAFE_ATTR: Object.values(attributes).flat(),
  FORBID_CONTENTS: withContent,
}

// Characters. A jsdom window keeps what it has read, 25 MB for this many.
const maxWindowChars = 100_000
let read = 0

/** DOMPurify. The first call loads jsdom: a second and 120 MB. */
export async function purify(html: string): Promise<PurifiedHtml> {
  // Read as the body of a page, whatever the text begins with.
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
