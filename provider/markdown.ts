import { marked } from 'marked'

/**
 * Unsanitised HTML. Quotes or lists nested thousands deep cannot be parsed, so such a text stays as written.
 */
export function htmlOfMarkdown(markdown: string): string {
  try {
    return marked.parse(markdown, { async: false })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return `<p>${markdown.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`
  }
}
