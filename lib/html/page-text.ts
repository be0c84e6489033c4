import { marked } from 'marked'
import { pathOf } from '@/lib/address/path-of'
import { findPicture } from '@/lib/provider/pictures'
import { setPictures } from '@/provider/pictures/set-pictures'
import { anchorHeadings, type Heading } from './reading'
import { type SafeHtml, sanitizeToDom } from './sanitize'
import { setInTwoColumns } from './two-columns'

/** A text of a page: its passages, between which the site puts parts of its own, and its headings. */
export type PageText = { passages: (SafeHtml | { part: string })[]; headings: Heading[] }

/**
 * Reads the Markdown of a page.
 *
 * @param markdown its text; a line `{{name}}` alone is the place of a part
 * @param slug the page's, with which each id begins
 * @param options whether its main headings are numbered, and the addresses to which no link may lead
 */
export async function pageText(
  markdown: string,
  slug: string,
  { numbered = false, hidden = [] }: { numbered?: boolean; hidden?: string[] } = {},
): Promise<PageText> {
  const body = await sanitizeToDom(await setPictures(await marked.parse(markdown), findPicture))
  for (const link of [...body.getElementsByTagName('a')])
    if (hidden.includes(pathOf(link.getAttribute('href') ?? ''))) link.replaceWith(...link.childNodes)
  const headings = anchorHeadings(body, slug)
  if (numbered) numberHeadings(body)
  for (const table of [...body.getElementsByTagName('table')]) setInTwoColumns(table)
  return { passages: passagesOf(body), headings }
}

function numberHeadings(body: HTMLElement): void {
  for (const [index, heading] of [...body.getElementsByTagName('h2')].entries())
    (heading.firstElementChild ?? heading).prepend(`${index + 1}. `)
}

function passagesOf(body: HTMLElement): PageText['passages'] {
  const passages: PageText['passages'] = []
  let html = ''
  const close = () => {
    if (html.trim()) passages.push(html as SafeHtml)
    html = ''
  }
  for (const child of [...body.children]) {
    const part = /^\{\{\s*(\w+)\s*\}\}$/.exec(child.textContent ?? '')?.[1]
    if (child.tagName !== 'P' || !part) html += child.outerHTML
    else {
      close()
      passages.push({ part })
    }
  }
  close()
  return passages
}
