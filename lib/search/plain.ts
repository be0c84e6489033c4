import { wordsOf } from '@/lib/html/plain-words'
import { htmlOfMarkdown } from '@/provider/markdown'

// Longer texts are cut, because the rest mostly repeats the same words.
const maxChars = 6000

/** Each text, and each paragraph in it, has a line of its own. */
export function plain(...texts: (string | null | undefined)[]): string {
  const words = texts
    .filter(Boolean)
    .join('\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
  return words.trim().slice(0, maxChars).toWellFormed()
}

// Code is useless in an excerpt. An unclosed block extends to the text's end, so that each letter is read once.
const code = /<pre[\s>](?:(?!<\/pre>)[\s\S])*(?:<\/pre>)?/gi

const block = /<(?:h[1-6]|p|li|d[tdl]|div|section|blockquote|t[rdh]|figcaption|br)\b/gi

export function wordsOfHtml(html: string): string {
  const blocks = html
    .slice(0, 10 * maxChars)
    .replace(code, '')
    .replace(/\s+/g, ' ')
  return plain(wordsOf(blocks.replace(block, '\n$&')))
}

/** The words of a page's Markdown, without placeholders of parts such as `{{plans_table}}`. */
export function wordsOfMarkdown(markdown: string): string {
  return wordsOfHtml(htmlOfMarkdown(markdown.replace(/^\{\{.*\}\}$/gm, '')))
}

// With a full stop, unless it has one, also before a closing quotation mark.
const ended = (text: string) => (/[.!?:;,][”’"')\]]?$/.test(text) ? text : `${text}.`)

/** The sentences in a value. A string without a space is an address or a number; `M12 5` begins a drawing. */
export function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string')
    return / /.test(value) && !/^[Mm] ?\d/.test(value) ? [ended(value.trim())] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(sentencesIn)
}
