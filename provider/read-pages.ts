import { join } from 'node:path'
import type { z } from 'zod'
import { contentDir, nameOf } from './content-dir'
import { ContentError, type Fault } from './fault'
import { fill, filled, unknownName, type Values } from './fill'
import { pageFields } from './kinds/page'
import { pageParts } from './page-parts'
import { type MarkdownFile, readMarkdownFolder } from './read'

export type Page = MarkdownFile<z.infer<typeof pageFields>>

/** Pages that the site itself refers to. */
export const requiredPages = ['terms-of-service', 'privacy-policy', 'cookie-policy'] as const

/**
 * Reads the provider's own pages, by name. In their texts the values stand in their places; parts are left for the site.
 *
 * @param values what their texts may name
 * @param routes the site's own addresses, as the first part of their paths
 * @throws ContentError with the faults of all of them
 */
export function readPages(values: Values, routes: readonly string[]): Page[] {
  const pages = readMarkdownFolder('pages', filled(pageFields, values))
  const faults = [...pages.flatMap((page) => addressFaults(page, pages, routes)), ...missing(pages)]
  const whole = pages.map((page) => ({ ...page, text: filledText(page, values, faults) }))
  if (faults.length > 0) throw new ContentError(faults)
  return whole
}

function addressFaults({ slug, file }: Page, all: Page[], routes: readonly string[]): Fault[] {
  const twin = all.find((other) => other.slug !== slug && other.slug.toLowerCase() === slug.toLowerCase())
  if (twin && twin.slug < slug) return [{ file, message: `has the same address as ${twin.file}` }]
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return [{ file, message: 'the name becomes the address: use lower-case letters, digits and hyphens' }]
  if (routes.includes(slug))
    return [{ file, message: `/${slug} is an address of the site’s own: choose another name` }]
  return []
}

function missing(pages: Page[]): Fault[] {
  return requiredPages
    .filter((required) => !pages.some(({ slug }) => slug === required))
    .map((required) => ({
      file: nameOf(join(contentDir(), 'pages', `${required}.md`)),
      message: 'is missing, and the site needs it',
    }))
}

// On a line of its own stands a part of the page; anywhere else a value, in which no letter is Markdown.
function filledText({ text, textLine, file }: Page, values: Values, faults: Fault[]): string {
  const parts: readonly string[] = pageParts
  const names = [...Object.keys(values), ...parts]
  const plain = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.replace(/[\\`*_[\]<>#|~]/g, '\\$&')]),
  )
  return fill(text, plain, (name, at) => {
    const line = textLine + text.slice(0, at).split('\n').length - 1
    const whole = text.split('\n')[line - textLine]?.trim()
    if (!parts.includes(name)) faults.push({ file, line, message: unknownName(name, names) })
    else if (!/^\{\{[^{}]*\}\}$/.test(whole ?? ''))
      faults.push({ file, line, message: `{{${name}}} must stand on a line of its own` })
    return `{{${name}}}`
  })
}
