import type { SafeHtml } from './sanitize'
import { textOf } from './text'

export type Heading = { id: string; text: string; level: 2 | 3 }

export type Anchored = { html: SafeHtml; headings: Heading[] }

/**
 * Gives the headings of a text ids that links can lead to. The sanitiser has left them bare.
 * Takes: sanitised HTML, and the slug of its page, with which each id begins, as the router keeps pages that were left
 * in the document.
 */
export function anchored(html: SafeHtml, slug: string): Anchored {
  const headings: Heading[] = []
  const taken = new Set<string>()
  const marked = html.replaceAll(/<h([23])>([\s\S]*?)<\/h\1>/g, (_, level: string, inner: string) => {
    const text = textOf(inner)
    const id = unique(`${slug}-${wordsOf(text) || 'part'}`, taken)
    headings.push({ id, text, level: level === '2' ? 2 : 3 })
    return `<h${level} id="${id}"><a href="#${id}">${inner}</a></h${level}>`
  })
  return { html: marked as SafeHtml, headings }
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
}

function unique(wanted: string, taken: Set<string>): string {
  let id = wanted
  for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`
  taken.add(id)
  return id
}
