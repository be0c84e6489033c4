import { wordsOf } from '@/lib/html/plain-words'
import { htmlOfMarkdown } from '@/provider/markdown'

// Letters; the rest repeats them.
const maxChars = 6000

export function plain(...texts: (string | null | undefined)[]): string {
  const words = texts.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim()
  return words.slice(0, maxChars).toWellFormed()
}

// Blocks of code make no excerpt. An open one ends with the text, so that each letter is read once.
const code = /<pre[\s>](?:(?!<\/pre>)[\s\S])*(?:<\/pre>)?/gi

export function wordsOfHtml(html: string): string {
  // Paragraphs are separate words.
  const words = wordsOf(
    html
      .slice(0, 10 * maxChars)
      .replace(code, '')
      .replaceAll('<', ' <'),
  )
  return plain(words).replace(/ ([.,])(?=\s|$)/g, '$1')
}

/** Without the parts that a page inserts. */
export function wordsOfMarkdown(markdown: string): string {
  return wordsOfHtml(htmlOfMarkdown(markdown.replace(/^\{\{.*\}\}$/gm, '')))
}

/** A value without a space is an address, a drawing or a number. */
export function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return / /.test(value) && !/^[Mm] ?\d/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(sentencesIn)
}
