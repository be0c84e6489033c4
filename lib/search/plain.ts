import { wordsOf } from '@/lib/html/words'
import { htmlOfMarkdown } from '@/provider/markdown'

// Enough to be found by; what follows repeats it.
const longest = 6000

/**
 * Texts as plain words in one line.
 *
 * @param texts where nothing stands, nothing is left
 */
export function plain(...texts: (string | null | undefined)[]): string {
  const words = texts.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim()
  return words.slice(0, longest).toWellFormed()
}

/**
 * The words of HTML.
 *
 * @param html as an editor wrote it
 */
export function wordsOfHtml(html: string): string {
  // Two paragraphs are two words apart.
  return plain(wordsOf(html.slice(0, 10 * longest).replaceAll('<', ' <')))
}

/**
 * The words of Markdown, without the parts that a page puts in.
 *
 * @param markdown as it lies in the provider's folder
 */
export function wordsOfMarkdown(markdown: string): string {
  return wordsOfHtml(htmlOfMarkdown(markdown.replace(/^\{\{.*\}\}$/gm, '')))
}

/**
 * Sentences and names of a section, whatever it consists of. What has no space in it is an address, a drawing or a number.
 *
 * @param value a section of a page, or a part of one
 */
export function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return / /.test(value) && !/^[Mm] ?\d/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(sentencesIn)
}
