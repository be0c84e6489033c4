import type { Check, Finding } from '@/provider/finding'
import { linksIn } from '@/provider/links-in'
import { lineIn } from '@/provider/parse-yaml'
import { fileIn } from '@/provider/read'
import { linkFaults } from './links'

/** A link of home, or of a section of a page, that leads to what is not there. */
export const sectionLinks: Check = (content, surroundings) => {
  const { home, pages } = content
  const faultOf = linkFaults(content, surroundings)
  const found = (data: unknown, at: Omit<Place, 'path'>): Finding[] =>
    hrefsIn(data).flatMap(({ href, path }) => {
      const message = faultOf(href, at.page)
      const line = message && lineIn(at.source, path, at.firstLine)
      return message && line ? [{ level: 'error', file: at.file, line, message }] : []
    })
  return [
    ...(home ? found(home, { ...homeFile(), firstLine: 1, page: '/' }) : []),
    ...pages.flatMap(({ fields, file, source, slug }) =>
      found(fields, { file, source, firstLine: 2, page: `/${slug}` }),
    ),
  ]
}

type Place = { file: string; source: string; firstLine: number; page: string; path: PropertyKey[] }
type Href = { href: string; path: PropertyKey[] }

function homeFile() {
  const { name, text } = fileIn('home.yaml')
  return { file: name, source: text }
}

// `to` is an address, and what is called text may be Markdown.
function hrefsIn(data: unknown, path: PropertyKey[] = []): Href[] {
  const name = path.at(-1)
  if (typeof data === 'string') {
    if (name === 'to') return [{ href: data, path }]
    return name === 'text' ? linksIn(data, 1).map(({ href }) => ({ href, path })) : []
  }
  if (typeof data !== 'object' || data === null) return []
  const entries = Array.isArray(data) ? [...data.entries()] : Object.entries(data)
  return entries.flatMap(([key, each]) => hrefsIn(each, [...path, key]))
}
