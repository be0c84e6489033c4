import { marked } from 'marked'

/**
 * Markdown as HTML, which is not sanitised. A text whose quotes or lists stand thousands deep in each other, which cannot be
 * read, is shown as it was written.
 *
 * @param markdown as it lies in the provider's folder
 */
export function htmlOfMarkdown(markdown: string): string {
  try {
    return marked.parse(markdown, { async: false })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return `<p>${markdown.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`
  }
}
